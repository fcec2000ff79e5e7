import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const orders = styleIn('components')({ marginBlockEnd: vars.space[4] });
