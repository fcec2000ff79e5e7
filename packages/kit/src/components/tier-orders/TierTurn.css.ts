import { globalStyle, keyframes } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { secondary } from '../tier-surface/TierSurface.css.ts';

const style = styleIn('components');
const { motion, space } = vars;

/** Room for the tilt of both cards. */
export const cards = style({
  position: 'relative',
  inlineSize: 'min(300px, 84%)',
  marginBlock: `${space[8]} ${space[4]}`,
  perspective: 900,
  textAlign: 'start',
});

const moves = (frames: string) => `${frames} ${motion.duration.turn} ${motion.easing.out} backwards`;
const still = { '(prefers-reduced-motion: reduce)': { animation: 'none' } };

const turn = keyframes({
  from: { transform: 'rotate(-3deg)', opacity: 1 },
  '50%': { transform: 'rotateY(90deg)', opacity: 1 },
  '51%': { transform: 'rotateY(90deg)', opacity: 0 },
});

export const before = style({
  position: 'absolute',
  inset: 0,
  transform: 'translate(12px, -24px) rotate(6deg)',
  opacity: 0.55,
  animation: moves(turn),
  '@media': still,
});

const rise = keyframes({
  from: { transform: 'translateY(24px) rotate(-3deg) scale(0.94)', opacity: 0 },
  '50%': { opacity: 1 },
});

export const now = style({
  position: 'relative',
  transform: 'rotate(-3deg)',
  animation: moves(rise),
  '@media': still,
});

globalStyle(`.${before} > *`, ruleIn('components')({ blockSize: '100%' }));

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: 172,
  padding: space[4],
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
export const tier = style({ ...textStyle('title') });
export const name = style({ ...textStyle('small'), color: secondary });
export const number = style({
  ...textStyle('body'),
  ...tabular,
  color: secondary,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
