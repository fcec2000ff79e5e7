import { styleIn } from '../../theme/layered.ts';

const style = styleIn('primitives');

export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
