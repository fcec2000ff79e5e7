import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

export const shape = styleIn('components')({ display: 'grid', gap: vars.space[4] });
