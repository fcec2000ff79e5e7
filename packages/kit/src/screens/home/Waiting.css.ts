import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { ruleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const rule = ruleIn('screens');
const { border, color, radius, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });

/** Drawn by classes alone: the page that is built ahead may carry no style of its own. */
export const box = recipe({
  base: rule({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-evenly',
    padding: space[4],
    background: color.background.surface,
    border: `${border.hairline} solid ${color.border.hairline}`,
    borderRadius: radius.card,
  }),
  variants: {
    shape: {
      trip: rule({ blockSize: 166, selectors: { '[data-text-size="elder"] &': { blockSize: 216 } } }),
      points: rule({ blockSize: 98 }),
      notices: rule({ blockSize: 141 }),
    },
  },
});

export const line = recipe({
  base: rule({
    blockSize: 12,
    background: color.border.hairline,
    borderRadius: radius.tag,
    animation: `${appear} 1ms ${vars.motion.duration.skeletonDelay} backwards`,
  }),
  variants: {
    line: {
      short: rule({ inlineSize: '40%' }),
      long: rule({ inlineSize: '80%' }),
      tall: rule({ inlineSize: '60%', blockSize: 32 }),
    },
  },
});
