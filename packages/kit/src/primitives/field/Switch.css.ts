import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { border, color, motion, radius, size, space } = vars;

export const row = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: size.touch,
  cursor: 'pointer',
  ...textStyle('body'),
});

/** Off is an outline with a small knob, on is filled with a tick in a larger one: shape says it without colour. */
export const track = style({
  position: 'relative',
  flexShrink: 0,
  inlineSize: 44,
  blockSize: 24,
  border: `${border.error} solid ${color.border.control}`,
  borderRadius: radius.full,
  background: color.background.surface,
  appearance: 'none',
  cursor: 'inherit',
  transition: `background ${motion.duration.state} ${motion.easing.out}`,
  selectors: {
    '&:checked': { borderColor: color.action.fill, background: color.action.fill },
    '&:disabled': { borderColor: color.border.strong, cursor: 'not-allowed' },
    '&:checked:disabled': { background: color.border.strong },
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 4.5,
      insetInlineStart: 5,
      inlineSize: 12,
      blockSize: 12,
      borderRadius: radius.full,
      background: color.border.control,
    },
    '&:checked::before': {
      insetBlockStart: 1.5,
      insetInlineStart: 21,
      inlineSize: 18,
      blockSize: 18,
      background: color.action.onFill,
    },
    '&:checked::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 5,
      insetInlineStart: 27.5,
      inlineSize: 5,
      blockSize: 9,
      border: `2px solid ${color.action.fill}`,
      borderBlockStartWidth: 0,
      borderInlineStartWidth: 0,
      transform: 'rotate(45deg)',
    },
  },
  // A plain box there: our knob would lose its fill.
  '@media': {
    '(forced-colors: active)': {
      inlineSize: 24,
      appearance: 'auto',
      selectors: { '&::before, &::after': { display: 'none' } },
    },
  },
});
