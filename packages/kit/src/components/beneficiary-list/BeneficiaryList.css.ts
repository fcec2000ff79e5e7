import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { space } = vars;

export const full = style({ marginBlockEnd: space[3] });

/** The lines of a row, at the distance of the words that come. */
export const lines = style({ display: 'grid', gap: space[1], marginBlockStart: space[1] });

/** Apart from what could be read. */
export const unreadable = style({ marginBlockStart: space[3] });
