import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;
const surface = {
  border: hairline,
  borderRadius: radius.card,
  background: color.background.surface,
  overflow: 'clip',
} as const;

export const table = style({
  ...surface,
  ...tabular,
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
});
export const caption = style({ position: 'absolute' });
/** The first and the last column keep the card's own edge. */
const edges = {
  '&:first-child': { paddingInlineStart: space[4] },
  '&:last-child': { paddingInlineEnd: space[4] },
} as const;
const cell = {
  paddingBlock: space[3],
  paddingInline: space[2],
  selectors: edges,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockStart: hairline,
} as const;
export const head = style({
  ...textStyle('small'),
  paddingBlock: space[3],
  paddingInline: space[2],
  textAlign: 'start',
  color: color.text.secondary,
  fontWeight: font.weight.regular,
});
/** Above the columns: a number is longer than one of them in a narrow window. */
export const number = style({
  ...textStyle('small'),
  paddingBlockStart: space[3],
  paddingInline: space[4],
  color: color.text.secondary,
});
export const ticket = style({ color: color.text.primary, whiteSpace: 'nowrap' });
/** Its word stays whole: the values beside it give way. */
export const label = style({
  ...textStyle('small'),
  ...cell,
  overflowWrap: 'normal',
  color: color.text.secondary,
  fontWeight: font.weight.regular,
});
export const value = style({ ...textStyle('body'), ...cell, overflowWrap: 'anywhere' });
export const right = style({
  display: 'inline-flex',
  gap: space[1],
  alignItems: 'center',
  color: color.done.text,
});
export const wrong = style({ color: color.error.text, fontWeight: font.weight.semibold });
export const wrongRow = style({ background: color.error.surface });
export const note = style({
  ...textStyle('small'),
  paddingInline: space[4],
  paddingBlockEnd: space[3],
  color: color.text.secondary,
  fontWeight: font.weight.regular,
});

export const noteWrong = style({ color: color.error.text });

export const windows = style({ ...surface, paddingInline: space[4] });
export const window = style({
  paddingBlock: space[4],
  selectors: { '& + &': { borderBlockStart: hairline } },
});
export const windowHead = style({
  ...textStyle('body'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  justifyContent: 'space-between',
});
export const track = style({
  position: 'relative',
  blockSize: 8,
  marginBlock: space[3],
  borderRadius: radius.full,
  background: color.background.sunken,
});
export const over = style({ blockSize: '100%', borderRadius: radius.full, background: color.text.primary });
export const now = style({
  position: 'absolute',
  insetBlock: -4,
  borderInlineStart: `2px solid ${color.action.fill}`,
});
export const ends = style({
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  justifyContent: 'space-between',
  color: color.text.secondary,
});
