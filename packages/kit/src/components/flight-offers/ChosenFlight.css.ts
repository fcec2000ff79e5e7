import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, size, space } = vars;

export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  color: color.text.onBar,
});
export const what = style({ minInlineSize: 0 });
export const label = style({ ...textStyle('small'), color: color.text.onBarSecondary });
export const flight = style({
  ...textStyle('body'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  fontWeight: font.weight.semibold,
});
export const end = style({ display: 'flex', gap: space[3], alignItems: 'center', marginInlineStart: 'auto' });
export const price = style({ ...textStyle('strong'), ...tabular, color: color.text.onBar });
export const again = style({
  ...textStyle('small'),
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: size.touch,
  minBlockSize: size.touch,
  justifyContent: 'center',
  color: color.text.onBar,
  textDecoration: 'underline',
  selectors: { '&:focus-visible': { outlineColor: color.text.onBar, outlineOffset: -4 } },
});
