import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { space } = vars;

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const skeleton = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
