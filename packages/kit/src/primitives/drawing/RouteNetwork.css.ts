import { keyframes } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { color, motion } = vars;

export const network = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

export const graticule = style({
  ...stroke,
  stroke: color.drawing.route,
  strokeWidth: '0.6px',
  opacity: 0.55,
});
export const route = style({ ...stroke, stroke: color.drawing.route, strokeWidth: '1px' });

const draw = keyframes({ from: { strokeDashoffset: 1 } });

/** Drawn once as it comes. */
export const chosen = style({
  ...stroke,
  vectorEffect: 'none',
  stroke: color.text.onBarSecondary,
  strokeWidth: '1.5px',
  strokeLinecap: 'round',
  strokeDasharray: 1,
  animation: `${draw} ${motion.duration.draw} ${motion.easing.out}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const place = style({
  ...stroke,
  fill: color.background.bar,
  stroke: color.text.onBarSecondary,
  strokeWidth: '1px',
});
export const hub = style({ fill: color.text.onBarSecondary });
