import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, size, space } = vars;

/** One column on a wide window; the search goes on from the bar all the same. */
export const list = style({
  inlineSize: '100%',
  maxInlineSize: size.content,
  marginInline: 'auto',
});

export const alone = style({
  display: 'grid',
  gap: space[4],
  inlineSize: '100%',
  maxInlineSize: size.content,
  marginInline: 'auto',
  padding: space[4],
});

export const search = style({ blockSize: 60, background: color.background.bar });
