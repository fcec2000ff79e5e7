import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, space } = vars;

export const row = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  paddingInlineStart: space[4],
  paddingInlineEnd: space[1],
  paddingBlock: space[3],
});

export const words = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = style({ ...textStyle('body'), fontWeight: font.weight.semibold });
export const line = style({ ...textStyle('small'), color: color.text.secondary });
