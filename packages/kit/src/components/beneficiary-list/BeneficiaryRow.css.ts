import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

const status = { ...textStyle('small'), display: 'block', marginBlockStart: space[1] } as const;
export const inForce = style({ ...status, color: color.done.text });
export const waiting = style({ ...status, color: color.text.secondary });
