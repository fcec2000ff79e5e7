import { styleIn } from '../../../theme/layered.ts';
import { textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

export const intro = style({ ...textStyle('body'), color: color.text.secondary, textWrap: 'pretty' });
export const one = style({ display: 'grid', gap: space[3], justifyItems: 'start' });
export const text = style({ ...textStyle('body'), textWrap: 'pretty' });
export const rules = style({
  ...textStyle('small'),
  paddingInlineStart: space[5],
  listStyle: 'disc',
  color: color.text.secondary,
});
