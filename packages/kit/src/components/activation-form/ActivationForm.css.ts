import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');

export const form = style({ display: 'grid', gap: vars.space[5] });
