import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, radius, size, space } = vars;

export const orders = style({
  position: 'relative',
  display: 'flex',
  gap: space[5],
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  // Words that go on fade out; behind the last of them the fade lies on the empty surface.
  paddingInlineEnd: space[6],
  maskImage: `linear-gradient(to right, currentColor calc(100% - ${space[6]}), transparent)`,
});

export const order = style({
  ...textStyle('body'),
  position: 'relative',
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  minBlockSize: size.touch,
  color: color.text.secondary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { color: color.action.text, fontWeight: font.weight.semibold },
    '&:has(:checked)::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 4,
      insetInline: 0,
      borderBlockEnd: `${border.selected} solid ${color.action.fill}`,
    },
    '&:has(:focus-visible)': {
      outline: `${border.focus} solid ${color.action.focus}`,
      outlineOffset: -2,
      borderRadius: radius.control,
    },
  },
});
