import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');

export const membership = style({ display: 'grid', gap: vars.space[4] });
