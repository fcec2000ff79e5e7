import { styleIn } from '../../theme/layered.ts';
import { nav, wrap } from '../../primitives/page-top.css.ts';
import { textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, font, radius, size, space } = vars;

/** Below a top navigation, which has the name of the site and the ways that are the same everywhere. */
const underNav = `${nav} ~ * &`;

/** How far the navy reaches under the first card, px. */
export const under = 112;

export const head = style({
  position: 'relative',
  overflow: 'hidden',
  paddingBlockStart: 'env(safe-area-inset-top)',
  color: color.text.onBar,
  background: color.background.bar,
});

/** The lines are seen on the ground, not read. */
export const weave = style({ position: 'absolute', inset: 0, color: color.border.bar });

export const inner = style({
  position: 'relative',
  maxInlineSize: size.content,
  marginInline: 'auto',
  paddingInlineStart: `max(${space[4]}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${space[4]}, env(safe-area-inset-right))`,
  '@media': {
    [wide]: {
      maxInlineSize: wrap,
      paddingInline: space[6],
      selectors: { [underNav]: { display: 'flex', flexDirection: 'row-reverse', alignItems: 'start' } },
    },
  },
});

/** Beside the heading it is the shorter line of the two. */
export const row = style({
  '@media': { [wide]: { selectors: { [underNav]: { paddingBlockStart: space[12] } } } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: size.appBar,
});
export const inNav = style({ '@media': { [wide]: { selectors: { [underNav]: { display: 'none' } } } } });
export const brand = style({
  ...textStyle('strong'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.appBar,
  '@media': { [wide]: { selectors: { [underNav]: { display: 'none' } } } },
});

/** Words and drawings end on the gutter; their targets reach beyond it. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  marginInlineEnd: -10,
});

export const action = style({
  ...textStyle('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: size.touch,
  minInlineSize: size.touch,
  paddingInline: space[2],
  color: color.text.onBar,
  whiteSpace: 'nowrap',
  borderRadius: radius.control,
  selectors: { '&:focus-visible': { outlineColor: color.text.onBar, outlineOffset: -4 } },
});

/** A part of the first card is on the navy below. */
export const greeting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3]}`,
  minBlockSize: size.touch,
  marginBlockStart: space[2],
  paddingBlockEnd: under,
  '@media': {
    [wide]: {
      flex: 1,
      justifyContent: 'start',
      columnGap: space[6],
      marginBlockStart: 0,
      paddingBlockStart: space[12],
      paddingBlockEnd: `calc(${space[8]} + ${under}px)`,
    },
  },
});
export const hello = style({ ...textStyle('title'), '@media': { [wide]: textStyle('figure40') } });

export const pill = style({
  ...textStyle('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: size.touch,
  borderRadius: radius.full,
  selectors: { '&:focus-visible': { outlineColor: color.text.onBar } },
});
export const pillWords = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 32,
  paddingInline: `${space[3]} ${space[2]}`,
  fontWeight: font.weight.medium,
});

/** In the head, where the filled button is that of the search below. */
export const onNavy = style({
  color: color.text.onBar,
  background: 'none',
  borderColor: color.border.bar,
  borderRadius: radius.full,
  selectors: { '&:focus-visible': { outlineColor: color.text.onBar } },
});
