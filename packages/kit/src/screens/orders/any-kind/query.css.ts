import { styleIn } from '../../../theme/layered.ts';
import { textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  marginBlockEnd: space[6],
});
export const days = style({
  display: 'grid',
  // A whole date, with its calendar beside it, on one line.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 216px), 1fr))',
  gap: space[3],
});
export const legend = style({ ...textStyle('body'), padding: 0, marginBlockEnd: space[2] });
export const quiet = style({ ...textStyle('small'), color: color.text.secondary });
