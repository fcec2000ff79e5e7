import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
