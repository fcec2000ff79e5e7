import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');

/** Two fields and what is said of both. */
export const letters = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });
