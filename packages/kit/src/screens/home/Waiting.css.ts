import { keyframes } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, radius, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });

/** Drawn by classes alone: the page that is built ahead may carry no style of its own. */
export const box = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-evenly',
  padding: space[4],
  background: color.background.surface,
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
});
export const shape = {
  search: style({ blockSize: 305, '@media': { [wide]: { blockSize: 195 } } }),
  trip: style({ blockSize: 166, selectors: { '[data-text-size="elder"] &': { blockSize: 216 } } }),
  points: style({ blockSize: 98 }),
  // Rows on the page, as the list that comes.
  notices: style({
    blockSize: 141,
    paddingInline: 0,
    background: 'none',
    border: 0,
    borderBlock: `${border.hairline} solid ${color.border.strong}`,
    borderRadius: 0,
  }),
} as const;

export const line = style({
  blockSize: 12,
  background: color.border.hairline,
  borderRadius: radius.tag,
  animation: `${appear} 1ms ${vars.motion.duration.skeletonDelay} backwards`,
});
export const length = {
  short: style({ inlineSize: '40%' }),
  long: style({ inlineSize: '80%' }),
  tall: style({ inlineSize: '60%', blockSize: 32 }),
  whole: style({ blockSize: 48, borderRadius: radius.control }),
} as const;
