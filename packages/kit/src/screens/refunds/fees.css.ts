import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

export const note = style({ ...textStyle('small'), marginBlockStart: space[4], color: color.text.secondary });

export const above = style({ marginBlockEnd: space[4] });

export const skeleton = style({ display: 'grid', gap: space[4] });

export const ticket = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  paddingBlock: space[3],
});
export const flight = style(textStyle('strong'));
export const facts = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const target = style({ marginBlockStart: space[4] });

/** Acts on the result, side by side where there is room. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'start',
  marginBlockStart: space[4],
});
export const way = style({ display: 'contents' });
export const soon = style({ marginBlockStart: space[4] });

export const results = style({ display: 'grid', gap: space[4] });
export const resultHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
});
export const resultSum = style({ ...textStyle('strong'), ...tabular });
export const resultLine = style({
  ...textStyle('small'),
  ...tabular,
  display: 'block',
  color: color.text.secondary,
});
export const removal = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  marginBlockStart: space[2],
});
