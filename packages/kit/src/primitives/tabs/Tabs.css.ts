import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { border, color, font, motion, size, space } = vars;

/** Scrolls sideways where the words are long, instead of cutting them. */
export const list = style({
  display: 'flex',
  gap: space[6],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 calc(-1 * ${border.hairline}) ${color.border.hairline}`,
});

/** Reaches the edges at the head of a screen's column. */
export const bleed = style({
  marginInline: `calc(-1 * ${space[4]})`,
  marginBlockStart: `calc(-1 * ${space[4]})`,
  paddingInline: space[4],
  background: color.background.surface,
});

export const tab = style({
  ...textStyle('body'),
  flexShrink: 0,
  minBlockSize: size.field,
  paddingBlock: space[2],
  borderBlock: `${border.selected} solid transparent`,
  color: color.text.secondary,
  transition: `border-color ${motion.duration.state} ${motion.easing.out}`,
  selectors: {
    '&[data-state="active"]': {
      borderBlockEndColor: color.action.text,
      color: color.text.primary,
      fontWeight: font.weight.semibold,
    },
    '&:focus-visible': { outlineOffset: -4 },
  },
  '@media': {
    '(forced-colors: active)': {
      borderBlockColor: 'Canvas',
      selectors: { '&[data-state="active"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const panel = style({ selectors: { '&:focus-visible': { outlineOffset: -2 } } });
