import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, size, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

export const card = style({ display: 'grid', gap: space[3] });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  alignItems: 'start',
});
export const title = style(textStyle('title'));
export const sign = style({
  display: 'grid',
  flexShrink: 0,
  color: color.error.text,
  selectors: {
    '&[data-tone="done"]': { color: color.done.text },
    '&[data-tone="neutral"]': { color: color.text.secondary },
  },
});
export const person = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const facts = style(textStyle('body'));
export const fact = style({
  display: 'grid',
  gridTemplateColumns: `calc(${size.touch} * 2) 1fr`,
  columnGap: space[3],
  paddingBlock: space[2],
  borderBlockStart: hairline,
  overflowWrap: 'anywhere',
});
export const label = style({ color: color.text.secondary });
/** Both sides, below each other where they find no room, and in a column of its own whether they are the same. */
export const compared = style({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space[3],
  alignItems: 'center',
});
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  columnGap: space[3],
});
export const side = style({
  selectors: {
    '&[data-state="differs"]': { color: color.error.text, fontWeight: font.weight.semibold },
  },
});
export const same = style({ color: color.done.text });
export const differs = style({ color: color.error.text });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'end',
  paddingBlockStart: space[3],
  borderBlockStart: hairline,
});
export const code = style({
  ...textStyle('small'),
  ...tabular,
  color: color.text.secondary,
  marginInlineEnd: 'auto',
});
