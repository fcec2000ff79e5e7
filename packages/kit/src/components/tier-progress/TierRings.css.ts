import { keyframes } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { disc as ground, hairline, ring as ringColour } from '../tier-surface/TierSurface.css.ts';

const style = styleIn('components');
const { color, motion, space } = vars;

/** As large as its words ask for, so that they never touch the rings: measured in their own size. */
export const rings = style({
  ...textStyle('small'),
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'max(200px, 12.5rem)',
  maxInlineSize: '100%',
  aspectRatio: '1',
  marginInline: 'auto',
  selectors: { '[data-text-size="elder"] &': { inlineSize: '15em' } },
});
export const picture = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
/** Lines keep their own colours otherwise, which nothing on the system's ground need show. */
const forced = '(forced-colors: active)';

export const disc = style({
  fill: ground,
  fillOpacity: 0.72,
  '@media': { [forced]: { fill: 'Canvas' } },
});
export const track = style({
  fill: 'none',
  stroke: hairline,
  strokeOpacity: 0.6,
  '@media': { [forced]: { stroke: 'GrayText' } },
});

export const shape = style({ fill: 'none', stroke: color.skeleton });

const stroke = {
  fill: 'none',
  strokeLinecap: 'round',
  // A ring begins at the top.
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
} as const;

export const ring = {
  points: style({ ...stroke, stroke: 'currentColor' }),
  segments: style({ ...stroke, stroke: ringColour, '@media': { [forced]: { stroke: 'Highlight' } } }),
};

const grow = keyframes({ from: { strokeDasharray: '0 100' } });

/** A ring that is seen for the first time. */
export const growing = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${grow} ${motion.duration.sheet} ${motion.easing.out}`,
    },
  },
});

export const words = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  maxInlineSize: '66%',
  textAlign: 'center',
});
