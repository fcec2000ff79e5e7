import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const rule = ruleIn('components');
const style = styleIn('components');
const { border, color, font, size, space } = vars;

/** Parts that find no room beside the words go below them. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  padding: space[4],
  paddingBlockEnd: space[2],
});

export const words = style({ flex: '1 1 10rem', minInlineSize: 0 });
export const flight = style({ ...textStyle('body'), fontWeight: font.weight.semibold });
export const detail = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });

export const end = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  marginInlineStart: 'auto',
});

/** A finger's height round one line of words. */
const way = {
  ...textStyle('small'),
  display: 'inline-flex',
  gap: space[1],
  alignItems: 'center',
  justifyContent: 'flex-end',
  minBlockSize: size.touch,
  minInlineSize: size.touch,
  // The arrow's tip, not its box, ends at the edge.
  marginInlineEnd: `calc(-1 * ${space[1]})`,
  color: color.action.text,
} as const;

/** Its air above is the height of its target. */
export const link = style({ ...way, marginBlockStart: -10 });
export const change = style(way);

export const persons = style({
  display: 'grid',
  marginBlockStart: space[3],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
});

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});

export const name = style({
  ...textStyle('body'),
  fontWeight: font.weight.semibold,
  overflowWrap: 'anywhere',
});
export const small = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const seat = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  alignItems: 'center',
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
});
export const seatNo = style({ ...textStyle('title'), ...tabular });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: space[3],
});
// Two share the width; one alone is as broad as its words.
globalStyle(`.${actions} > :not(:only-child)`, rule({ flex: '1 1 auto' }));
export const limit = style({
  ...textStyle('small'),
  marginBlockStart: space[3],
  color: color.text.secondary,
});
