import { styleIn } from '../../../theme/layered.ts';
import { textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

export const list = style({ display: 'grid', gap: space[4] });
export const below = style({ marginBlockStart: space[5] });
export const text = style({ ...textStyle('body'), color: color.text.secondary, textWrap: 'pretty' });
