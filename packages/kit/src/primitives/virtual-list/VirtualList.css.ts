import { styleIn } from '../../theme/layered.ts';

const style = styleIn('primitives');

/** The browser's own scroll anchoring would answer a second time to what the list corrects itself. */
export const list = style({ position: 'relative', overflowAnchor: 'none' });
export const strip = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0 });
