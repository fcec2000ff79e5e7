import { styleIn } from '../../theme/layered.ts';
import { wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { keyframes } from '@vanilla-extract/css';

const style = styleIn('primitives');
const { border, color, motion, radius, size } = vars;

const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const sink = keyframes({ to: { transform: 'translateY(100%)' } });

export const sheet = style({
  // The search goes on from the bar without a line between.
  vars: { [color.border.bar]: color.background.bar },
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: size.content,
  blockSize: '100dvh',
  overflow: 'hidden',
  background: color.background.surface,
  animation: `${rise} ${motion.duration.sheet} ${motion.easing.out}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${sink} ${motion.duration.sheet} ${motion.easing.out} forwards` },
    '&:focus': { outline: 'none' },
  },
  '@media': {
    [wide]: { alignSelf: 'center', maxBlockSize: '92dvh', borderRadius: radius.sheet },
    '(forced-colors: active)': { border: `${border.hairline} solid` },
  },
});

/** Its height is known to what is in it, such as a bar of letters. */
export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  containerType: 'size',
});
