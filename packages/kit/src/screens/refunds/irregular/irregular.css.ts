import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

export const list = style({ display: 'grid', gap: space[4] });
export const below = style({ marginBlockStart: space[5] });
export const note = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const text = style({ ...textStyle('body'), color: color.text.secondary, textWrap: 'pretty' });
