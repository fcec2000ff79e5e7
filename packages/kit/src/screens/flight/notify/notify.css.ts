import { styleIn } from '../../../theme/layered.ts';
import { textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

export const list = style({ display: 'grid', gap: space[4] });
export const note = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'pretty' });
export const above = style({ marginBlockEnd: space[4] });
export const below = style({ marginBlockStart: space[8] });
