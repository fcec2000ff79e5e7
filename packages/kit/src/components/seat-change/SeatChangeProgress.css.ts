import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, size, space } = vars;

export const column = style({
  display: 'grid',
  gap: space[3],
  maxInlineSize: size.content,
  marginInline: 'auto',
  padding: space[4],
});

export const leave = style({
  ...textStyle('small'),
  paddingBlock: space[2],
  color: color.text.secondary,
  textAlign: 'center',
  textWrap: 'balance',
});
