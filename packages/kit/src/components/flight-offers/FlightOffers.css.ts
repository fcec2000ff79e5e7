import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { size, space } = vars;

/** Clear of the row that sticks above it, below the bar. */
export const list = style({ scrollMarginBlockStart: size.touch });
export const item = style({ paddingBlockEnd: space[3] });
