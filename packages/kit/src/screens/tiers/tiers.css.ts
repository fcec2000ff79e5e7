import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

/** Measures, and the rule below them. */
export const keeping = style({ display: 'grid', gap: space[3] });

export const lead = style({ ...textStyle('body'), color: color.text.secondary, textWrap: 'pretty' });
export const aside = style({ ...textStyle('small'), color: color.text.secondary });
