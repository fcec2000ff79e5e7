import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

export const rules = style({ display: 'grid', gap: space[3] });
export const rule = style({ ...textStyle('body'), display: 'flex', gap: space[3], textWrap: 'pretty' });
export const ruleSign = style({ flex: 'none', marginBlockStart: 2, color: color.done.text });
export const back = style({ ...textStyle('strong'), ...tabular });
export const note = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'pretty' });
export const foot = style({
  ...textStyle('small'),
  marginBlockStart: space[3],
  color: color.text.secondary,
  textWrap: 'pretty',
});
export const apart = style({ marginBlockStart: space[4] });
export const more = style({ marginBlockStart: space[3] });
