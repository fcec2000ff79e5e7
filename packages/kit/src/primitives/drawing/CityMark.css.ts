import { styleIn } from '../../theme/layered.ts';

const style = styleIn('primitives');

export const mark = style({ display: 'block', inlineSize: 96, blockSize: 64, flexShrink: 0 });
