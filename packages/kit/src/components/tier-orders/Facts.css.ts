import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, space } = vars;

export const facts = style({ ...textStyle('body'), display: 'grid', gap: space[2] });

/** A value that finds no room beside its label goes below it, still at the end. */
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
export const label = style({ color: color.text.secondary });
export const value = style({
  ...tabular,
  minInlineSize: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const strong = style({ fontWeight: font.weight.semibold });
