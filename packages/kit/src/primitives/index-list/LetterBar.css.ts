import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { searched, upper } from './IndexList.css.ts';
import { dotSize } from './letters.ts';

const style = styleIn('primitives');
const { border, color, font, radius, size, space } = vars;

/** As high as what can be seen of the list, whether the page scrolls or a part that is a size container. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: upper,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  inlineSize: size.touch,
  blockSize: [`calc(100dvh - ${upper})`, `calc(100cqb - ${upper})`],
  paddingBlock: `${space[3]} calc(${space[3]} + env(safe-area-inset-bottom))`,
  gridColumn: 2,
  gridRow: '1 / span 2',
  // Kept in its place: to lay it out again when the search is emptied would cost a third of that.
  selectors: { [`${searched} &`]: { visibility: 'hidden', marginBlockEnd: '-100vh' } },
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'pointer',
});

/** A held letter is on a disc, drawn as its ground: a bar has dozens of letters. */
export const letter = style({
  ...textStyle('caption'),
  flex: '0 1 28px',
  minBlockSize: `max(24px, calc(${font.caption.size} * ${font.caption.line}))`,
  textAlign: 'center',
  fontWeight: font.weight.semibold,
  color: color.action.text,
  selectors: {
    '&[data-held]': {
      color: color.action.onFill,
      background: `radial-gradient(circle, ${color.action.fill} 13.5px, transparent 14px)`,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${border.focus})`, borderRadius: radius.control },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-held]': { border: `${border.selected} solid` } } },
  },
});

export const dot = style({
  flex: 'none',
  blockSize: dotSize,
  display: 'grid',
  placeItems: 'center',
  selectors: {
    '&::before': {
      content: '',
      inlineSize: 4,
      blockSize: 4,
      borderRadius: radius.full,
      background: color.border.control,
    },
  },
});

const bubbleSize = 56;

/** Ends in a short pointer to the letter. */
export const bubble = style({
  ...textStyle('figure24'),
  position: 'absolute',
  insetInlineEnd: 'calc(100% - 4px)',
  display: 'grid',
  placeItems: 'center',
  inlineSize: bubbleSize,
  blockSize: bubbleSize,
  marginBlockStart: -bubbleSize / 2,
  borderRadius: radius.full,
  color: color.background.surface,
  background: color.text.primary,
  pointerEvents: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '100%',
      marginInlineStart: -4,
      borderBlock: '8px solid transparent',
      borderInlineStart: `9px solid ${color.text.primary}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      border: `${border.selected} solid`,
      selectors: { '&::after': { display: 'none' } },
    },
  },
});
