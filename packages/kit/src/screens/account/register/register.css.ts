import { styleIn } from '../../../theme/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

/** Words above the form. */
export const told = style({ marginBlockEnd: space[5] });

/** Number of the account in use, on a line of its own. */
export const account = style({ display: 'block', color: color.text.primary });

/** Below the card that says what is. */
export const ways = style({ marginBlockStart: space[3] });
