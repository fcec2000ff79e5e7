import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color } = vars;

/** The bar's own navy, in either theme. */
export const ground = style({ background: color.background.bar, color: color.text.onBar });

/** Words, lines and states are those of the dark theme, which are made for such a ground. */
export const inner = style({
  color: color.text.primary,
  vars: { [color.background.page]: 'transparent' },
  '@media': { print: { color: 'CanvasText' } },
});
