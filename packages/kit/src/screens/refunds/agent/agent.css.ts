import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

export const next = style({ marginBlockStart: space[6] });
export const below = style({ marginBlockStart: space[4] });
export const sum = style({ display: 'grid', flex: 1, minInlineSize: 0 });
export const small = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const amount = style({ ...textStyle('strong'), ...tabular });
