import { styleIn } from '../../../theme/layered.ts';
import { textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

export const leaving = style({ display: 'grid', gap: space[3], justifyItems: 'start' });
export const destination = style({ ...textStyle('title'), overflowWrap: 'anywhere' });
export const text = style({ ...textStyle('body'), color: color.text.secondary, textWrap: 'pretty' });
export const term = style({ ...textStyle('caption'), color: color.text.secondary });
export const address = style({ ...textStyle('small'), overflowWrap: 'anywhere' });
export const note = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'pretty' });
