import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, space } = vars;

export const soon = style({
  display: 'inline-flex',
  gap: space[1],
  alignItems: 'center',
  color: color.attention.text,
  fontWeight: font.weight.semibold,
});
