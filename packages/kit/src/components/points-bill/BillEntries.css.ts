import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3], marginBlockStart: space[4] });
export const period = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const count = style({ marginInlineStart: space[2], color: color.text.tertiary, whiteSpace: 'nowrap' });
