import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, radius, size, space } = vars;

export const button = style({
  ...textStyle('figure24'),
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  minBlockSize: size.touch,
  borderRadius: radius.control,
  color: color.text.primary,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const icon = style({ flexShrink: 0 });
export const failed = style({ ...textStyle('small'), color: color.error.text });
