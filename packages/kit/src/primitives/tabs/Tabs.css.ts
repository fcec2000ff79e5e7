import { styleIn } from '../../theme/layered.ts';
import { textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { nav } from '../page-top.css.ts';

const style = styleIn('primitives');
const { border, color, font, radius, size, space } = vars;

const line = `linear-gradient(${color.border.hairline}, ${color.border.hairline})`;

/** Scrolls sideways where the words are long, instead of cutting them. Words, not their padding, are on the gutter. */
export const list = style({
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${space[1]})`,
  background: `${line} center bottom / calc(100% - 2 * ${space[1]}) ${border.hairline} no-repeat`,
});

/** Breadth of the fade at the end of a strip that scrolls. */
const fade = space[6];

/** Reaches the edges at the head of a screen's column. */
export const bleed = style({
  marginInline: `calc(-1 * ${space[4]})`,
  marginBlockStart: `calc(-1 * ${space[4]})`,
  paddingInline: space[3],
  background: `${line} center bottom / 100% ${border.hairline} no-repeat ${color.background.surface}`,
  // On a page broader than the column it runs on to both sides, which nothing can scroll to.
  borderImage: `linear-gradient(${color.background.surface} calc(100% - ${border.hairline}), ${color.border.hairline} 0) fill 0 / 0 / 0 100vw`,
  selectors: {
    // Words that go on fade out; behind the last of them the fade lies on the empty surface.
    '&::after': {
      content: '',
      position: 'sticky',
      insetInlineEnd: `calc(-1 * ${space[3]})`,
      flexShrink: 0,
      inlineSize: fade,
      // The line below runs on.
      marginBlockEnd: border.hairline,
      marginInlineStart: `calc(-1 * (${space[4]} + ${space[1]}))`,
      marginInlineEnd: `calc(-1 * ${space[3]})`,
      background: `linear-gradient(to right, transparent, ${color.background.surface})`,
      pointerEvents: 'none',
    },
    '[dir="rtl"] &::after': { transform: 'scaleX(-1)' },
  },
  // Below the title of a page it lies on the page itself.
  '@media': {
    [wide]: {
      selectors: {
        [`${nav} ~ * &`]: {
          marginBlockStart: 0,
          marginInline: 0,
          paddingInline: 0,
          background: `${line} center bottom / 100% ${border.hairline} no-repeat`,
          borderImageSource: 'none',
        },
        [`${nav} ~ * &::after`]: { content: 'none' },
      },
    },
  },
});

export const tab = style({
  ...textStyle('body'),
  position: 'relative',
  flexShrink: 0,
  minBlockSize: size.field,
  paddingBlock: space[2],
  paddingInline: space[1],
  color: color.text.secondary,
  selectors: {
    '&[data-state="active"]': { color: color.text.primary, fontWeight: font.weight.semibold },
    // As wide as a finger where the word is shorter.
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInline: `min(0px, (100% - ${size.touch}) / 2)`,
    },
    '&[data-state="active"]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: space[1],
      borderBlockEnd: `${border.selected} solid ${color.action.text}`,
    },
    '&:focus-visible': { outlineOffset: -2, borderRadius: radius.control },
  },
});

export const panel = style({ selectors: { '&:focus-visible': { outlineOffset: -2 } } });
