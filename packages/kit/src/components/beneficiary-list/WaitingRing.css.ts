import { keyframes } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, motion } = vars;

/** Grows with the reader's own text, since a figure is in it. */
export const ring = style({
  ...textStyle('small'),
  ...tabular,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'max(44px, 2.75rem)',
  aspectRatio: '1',
  color: color.text.primary,
  fontWeight: font.weight.semibold,
});
export const picture = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });

const stroke = { fill: 'none', strokeWidth: '3px', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const track = style({ ...stroke, stroke: color.border.hairline });
export const done = style({ ...stroke, strokeWidth: '2.5px', stroke: color.done.text });

/** Begins at the top. */
export const left = style({
  ...stroke,
  stroke: color.action.fill,
  transform: 'rotate(-90deg)',
  transformOrigin: 'center',
});

const grow = keyframes({ from: { strokeDasharray: '0 100' } });

/** The days that are left, as they are seen for the first time. */
export const growing = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${grow} ${motion.duration.sheet} ${motion.easing.out}`,
    },
  },
});
