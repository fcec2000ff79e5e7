import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, size, space } = vars;

export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  maxInlineSize: size.content,
  paddingBlock: space[6],
  marginInline: 'auto',
});

export const icon = style({ color: color.text.secondary });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  textAlign: 'center',
  textWrap: 'pretty',
});

export const title = style(textStyle('strong'));

export const text = style({ ...textStyle('body'), color: color.text.secondary });

export const answers = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  inlineSize: '100%',
  maxInlineSize: 360,
});
