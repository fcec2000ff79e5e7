import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

/** Words above the form. */
export const told = style({ marginBlockEnd: space[5] });

/** Quiet words under the last field. */
export const note = style({ ...textStyle('small'), color: color.text.secondary });
