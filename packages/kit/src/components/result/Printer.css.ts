import { globalStyle, keyframes } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { begins, still } from './motion.ts';

const style = styleIn('components');
const { border, color, motion, radius, space } = vars;

export const printer = style({ position: 'relative' });

/** Half a slot down, and cut off there: what has not come out is not seen. */
export const mouth = style({
  paddingBlockStart: 5,
  clipPath: `inset(5px calc(-1 * ${space[2]}) calc(-1 * ${space[2]}))`,
});

const feed = keyframes({ from: { transform: 'translateY(-24px)' } });

export const paper = style({
  display: 'grid',
  gap: space[2],
  animation: `${feed} ${motion.duration.slip} ${begins.slip} ${motion.easing.out} backwards`,
  '@media': still,
});

// It hangs in the slot by its whole width.
globalStyle(
  `.${paper} > :first-child`,
  ruleIn('components')({ borderStartStartRadius: 0, borderStartEndRadius: 0 }),
);

export const slot = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 10,
  background: color.border.hairline,
  border: `${border.hairline} solid ${color.border.strong}`,
  borderRadius: radius.control,
  boxShadow: `inset 0 2px 3px ${color.border.strong}`,
});
