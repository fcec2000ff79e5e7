import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');

/** Stands above a form. */
export const told = style({ marginBlockEnd: vars.space[5] });
