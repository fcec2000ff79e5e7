import { styleIn } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

const style = styleIn('primitives');

/** Between two facts in a line; drawn, for a Chinese bullet is a full em wide. */
export const dot = style({
  display: 'inline-block',
  inlineSize: 3,
  blockSize: 3,
  marginInline: vars.space[2],
  verticalAlign: 'middle',
  borderRadius: vars.radius.full,
  background: 'currentColor',
});
