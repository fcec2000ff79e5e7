import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { space } = vars;

/** The code needs little room, the number the rest; one above the other where the number would be cut off. */
export const phone = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min(100%, 7em), 2fr) minmax(min(100%, 9em), 4fr)',
  gap: `${space[5]} ${space[3]}`,
  alignItems: 'start',
});
