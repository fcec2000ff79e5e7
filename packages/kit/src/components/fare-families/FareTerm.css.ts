import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, space } = vars;

export const fact = style({ ...tabular, fontWeight: font.weight.semibold, color: color.text.primary });
export const free = style({ fontWeight: font.weight.semibold, color: color.done.text });
export const parts = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] });
export const ask = style({ ...textStyle('small'), color: color.text.secondary });
