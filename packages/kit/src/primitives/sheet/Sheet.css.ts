import { globalStyle, keyframes } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { border, color, motion, radius, size, space } = vars;

const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const sink = keyframes({ to: { transform: 'translateY(100%)' } });

export const sheet = style({
  alignSelf: 'flex-end',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: size.content,
  maxBlockSize: '92dvh',
  borderStartStartRadius: radius.sheet,
  borderStartEndRadius: radius.sheet,
  background: color.background.surface,
  boxShadow: vars.shadow.bar,
  animation: `${rise} ${motion.duration.sheet} ${motion.easing.out}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${sink} ${motion.duration.sheet} ${motion.easing.out} forwards` },
    '&:focus': { outline: 'none' },
  },
  '@media': {
    [wide]: { alignSelf: 'center', borderRadius: radius.sheet },
    '(forced-colors: active)': { border: `${border.hairline} solid` },
  },
});

export const head = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  paddingBlockStart: space[3],
  paddingInlineStart: space[4],
  paddingInlineEnd: space[1],
});

export const title = style({ ...textStyle('title'), flex: 1, minInlineSize: 0, paddingBlock: space[2] });

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space[4],
  paddingBlock: `${space[1]} ${space[4]}`,
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    '&:last-child': { paddingBlockEnd: `calc(${space[4]} + env(safe-area-inset-bottom))` },
  },
});

export const actions = style({
  display: 'flex',
  gap: space[3],
  flexWrap: 'wrap',
  paddingInline: space[4],
  paddingBlockStart: space[3],
  paddingBlockEnd: `calc(${space[3]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
});

// The main action is last and takes what the others leave.
globalStyle(`.${actions} > :last-child`, ruleIn('primitives')({ flex: '1 1 auto' }));
