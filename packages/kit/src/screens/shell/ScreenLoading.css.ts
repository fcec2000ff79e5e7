import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');

export const bar = style({ blockSize: vars.size.appBar, background: vars.color.background.bar });
export const body = style({
  display: 'grid',
  gap: vars.space[4],
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  padding: vars.space[4],
});
