import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

export const stack = style({ display: 'grid', gap: space[3] });
export const lead = style({ ...textStyle('body'), color: color.text.secondary, textWrap: 'pretty' });
export const note = style({
  ...textStyle('small'),
  color: color.text.secondary,
  textWrap: 'pretty',
});

/** Points that can be spent, under the bar. */
export const balance = style({
  ...textStyle('body'),
  ...tabular,
  paddingBlock: space[3],
  color: color.text.secondary,
});
export const figure = style({ ...textStyle('title'), ...tabular, color: color.text.primary });

/** Bar with the amount due beside the button, and above it where the words are long. */
export const bar = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[2],
  alignItems: 'center',
});
export const submit = style({ flex: '1 1 152px', display: 'grid', overflowWrap: 'normal' });

/** A quiet way at the end of a line, its words on the edge. */
export const way = style({
  marginBlock: `calc(-1 * ${space[3]})`,
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${space[4]})`,
});
export const wayOut = style({
  justifySelf: 'start',
  marginBlock: `calc(-1 * ${space[3]})`,
  marginInlineStart: `calc(-1 * ${space[4]})`,
});
export const terms = style({
  ...textStyle('small'),
  marginBlockStart: space[4],
  color: color.text.secondary,
  textWrap: 'pretty',
});

/** As wide as its words, in the middle of a result. */
export const hold = style({ display: 'inline-flex' });
