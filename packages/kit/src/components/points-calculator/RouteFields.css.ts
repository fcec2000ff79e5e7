import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { space } = vars;

/** Both places with the swap between them; below each other where they would be cut off. */
export const places = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space[3]} ${space[2]}`,
  alignItems: 'center',
});
export const place = style({ gridColumn: 1, minInlineSize: 0 });
export const swap = style({ gridColumn: 2, gridRow: '1 / span 2' });
