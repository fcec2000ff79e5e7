import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { color, font } = vars;

/** Said by colour, weight and line. */
export const match = style({
  color: color.action.text,
  fontWeight: font.weight.semibold,
  background: 'none',
  textDecoration: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: '0.25em',
});
