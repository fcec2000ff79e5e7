import { globalStyle, keyframes } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';
import { stack } from './stack.ts';

const style = styleIn('primitives');

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });

/** Covers the page and holds a sheet or a dialog. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: stack.overlay,
  display: 'flex',
  justifyContent: 'center',
  background: vars.color.scrim,
  // Radix takes taps from the page at once, and gives them to what is open one drawing later.
  pointerEvents: 'auto',
  animation: `${appear} ${vars.motion.duration.sheet} ${vars.motion.easing.out}`,
  selectors: {
    '&[data-state="closed"]': {
      pointerEvents: 'none',
      animation: `${vanish} ${vars.motion.duration.sheet} ${vars.motion.easing.out} forwards`,
    },
  },
});

// The page behind keeps still without an injected style element, which a strict content policy would refuse.
globalStyle(`html:has(.${scrim}[data-state="open"])`, ruleIn('primitives')({ overflow: 'hidden' }));
