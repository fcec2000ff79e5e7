import { styleIn } from '../../theme/layered.ts';

const style = styleIn('primitives');

/** As large as the drawing that comes, so that nothing moves. */
export const place = style({ inlineSize: 204, maxInlineSize: '100%', aspectRatio: '3 / 2' });
