import { styleIn } from '../../theme/layered.ts';

const style = styleIn('components');

/** Half a device pixel of the line would vanish on a plain screen; 0.6 px is the thinnest that prints. */
export const lines = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '0.6px',
  pointerEvents: 'none',
  // In the reader's own ink it would run through the words.
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
