import { styleIn } from '../../../theme/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, size, space } = vars;

/** Above the screen, as wide as its content. */
export const notice = style({
  inlineSize: '100%',
  maxInlineSize: size.content,
  marginInline: 'auto',
  padding: space[3],
  background: color.background.page,
});
