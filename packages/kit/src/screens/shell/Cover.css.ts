import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

/** Over everything, and nothing shines through. */
export const cover = style({
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100%',
  maxBlockSize: 'none',
  margin: 0,
  padding: `max(${space[6]}, env(safe-area-inset-top)) ${space[4]} ${space[6]}`,
  overflowY: 'auto',
  border: 'none',
  background: color.background.page,
  color: color.text.primary,
  selectors: { '&::backdrop': { background: color.background.page } },
});
