import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color } = vars;

export const seal = style({ position: 'relative', inlineSize: 128, blockSize: 128 });

export const rosette = style({
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '0.7px',
  opacity: 0.55,
  // In the reader's own ink it would run through the sign.
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const disc = style({
  position: 'absolute',
  inset: 36,
  display: 'grid',
  placeItems: 'center',
  background: color.background.surface,
  border: `${border.selected} solid currentColor`,
  borderRadius: '50%',
});
