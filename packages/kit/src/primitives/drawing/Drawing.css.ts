import { styleIn } from '../../theme/layered.ts';

const style = styleIn('primitives');

/** On screen, px: a little larger than its grid. */
export const drawing = style({
  display: 'block',
  inlineSize: 204,
  maxInlineSize: '100%',
  aspectRatio: '3 / 2',
  blockSize: 'auto',
});
