import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { space } = vars;

export const search = style({ display: 'grid', gap: space[6] });

/** As high as the fields where it is beside them. */
export const submit = style({ blockSize: '100%' });

export const below = style({ marginBlockStart: space[3] });
