import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { space } = vars;

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[5] });

/** Two short fields side by side, one above the other where they do not fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8em), 1fr))',
  gap: `${space[5]} ${space[3]}`,
  // Longer words, of a label that would wrap and move its field out of the line, or of an airport.
  selectors: {
    '&:lang(en), &:lang(ru)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10em), 1fr))' },
  },
});
