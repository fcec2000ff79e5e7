import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

export const edition = style({
  ...textStyle('small'),
  marginBlockStart: space[4],
  color: color.text.secondary,
});

export const agree = style({ marginBlockStart: space[4] });
