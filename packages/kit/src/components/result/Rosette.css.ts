import { globalStyle, keyframes } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { still } from './motion.ts';

const style = styleIn('components');
const { motion } = vars;

export const rosette = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '0.7px',
  // In the reader's own ink it would run through the sign.
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

/** A dash a little longer than the line, which has a length of one. */
const dash = '1.02';
const draw = keyframes({
  from: { strokeDasharray: dash, strokeDashoffset: dash },
  to: { strokeDasharray: dash, strokeDashoffset: 0 },
});

export const draws = style({});
globalStyle(
  `.${draws} > path`,
  ruleIn('components')({
    animation: `${draw} ${motion.duration.seal} ${motion.easing.out} backwards`,
    '@media': still,
  }),
);
