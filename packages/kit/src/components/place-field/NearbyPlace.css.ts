import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, size, space } = vars;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: size.touch,
  textAlign: 'start',
  selectors: { 'button&': { cursor: 'pointer' } },
});

export const pin = style({ color: color.action.text });
export const name = style({ ...textStyle('body'), fontWeight: font.weight.semibold });
export const aside = style({ ...textStyle('small'), color: color.text.secondary });
export const link = style({ ...textStyle('body'), color: color.action.text });
export const told = style({
  ...textStyle('small'),
  flex: '1 1 9rem',
  minInlineSize: 0,
  color: color.text.secondary,
});
