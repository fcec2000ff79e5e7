import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { nav, wrap } from '../page-top.css.ts';
import { stack } from '../stack.ts';

const style = styleIn('primitives');
const rule = ruleIn('primitives');
const { border, color, radius, size, space } = vars;

/** Breadth and gutter of what is below the bar, set by the screen: in a wide window the row lines up with it. */
export const extent = createVar();
export const gutter = createVar();

/** Colours of a bar that is one with the head below it: its words, its ground and the line at its foot. */
export const ink = createVar();
export const ground = createVar();
export const edge = createVar();

/** The same below the top navigation, for a screen whose head is dark there too. */
export const wideInk = createVar();
export const wideGround = createVar();

/** Between an icon and the edge of its target, px. */
const around = 10;

export { barSize } from '../page-top.css.ts';

/** Below the top navigation the row is the head of the page, and goes with it. */
const underNav = `${nav} ~ * &`;

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: stack.bar,
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  boxShadow: `inset 0 calc(-1 * ${border.hairline}) ${fallbackVar(edge, color.border.bar)}`,
  background: fallbackVar(ground, color.background.bar),
  color: fallbackVar(ink, color.text.onBar),
  '@media': {
    [wide]: {
      selectors: {
        [underNav]: {
          position: 'static',
          paddingBlockStart: space[6],
          boxShadow: 'none',
          background: fallbackVar(wideGround, 'none'),
          color: fallbackVar(wideInk, color.text.primary),
        },
      },
    },
    '(forced-colors: active)': { borderBlockEnd: `${border.hairline} solid` },
    // On paper the title is a line like any other.
    print: { position: 'static', boxShadow: 'none', background: 'none', color: 'CanvasText' },
  },
});

/** The sides are equally wide, so the title is in the middle; a long action takes its room from the title, never its place. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)',
  alignItems: 'center',
  minBlockSize: size.appBar,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
      inlineSize: '100%',
      maxInlineSize: fallbackVar(extent, wrap),
      minBlockSize: 56,
      marginInline: 'auto',
      // Drawings and words, not their targets, are on the gutter.
      paddingInline: `calc(${fallbackVar(gutter, space[6])} - ${around}px)`,
    },
  },
});

export const title = style({
  ...textStyle('strong'),
  // Two lines of 20 px are in a bar of 44.
  lineHeight: 1.18,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  paddingBlock: 1,
  paddingInline: space[1],
  overflowWrap: 'break-word',
  textAlign: 'center',
  textWrap: 'balance',
  '@media': {
    [wide]: {
      textAlign: 'start',
      selectors: { [underNav]: textStyle('figure24') },
    },
  },
});

// Both are as wide as what they hold: a title that comes later moves neither.
export const start = style({
  display: 'flex',
  justifySelf: 'start',
  minInlineSize: space[4],
  '@media': {
    [wide]: { minInlineSize: `calc(${around}px - ${space[1]})` },
    print: { visibility: 'hidden' },
  },
});

export const end = style({
  display: 'flex',
  justifySelf: 'end',
  minInlineSize: space[4],
  '@media': { print: { visibility: 'hidden' } },
});

export const action = style({
  ...textStyle('body'),
  display: 'inline-flex',
  gap: space[2],
  alignItems: 'center',
  minInlineSize: size.touch,
  minBlockSize: size.touch,
  justifyContent: 'flex-end',
  paddingInline: `${space[3]} ${space[4]}`,
  borderRadius: radius.control,
  color: 'inherit',
  whiteSpace: 'nowrap',
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 } },
  '@media': {
    [wide]: {
      paddingInlineEnd: around,
      selectors: { [underNav]: { color: fallbackVar(wideInk, color.action.text) } },
    },
  },
});

// Drawings for the navy are on the page there.
globalStyle(
  `${nav} ~ * .${start} > *, ${nav} ~ * .${end} > *`,
  rule({ '@media': { [wide]: { color: fallbackVar(wideInk, color.text.secondary) } } }),
);
globalStyle(
  `${nav} ~ * .${bar} :focus-visible`,
  rule({ '@media': { [wide]: { outlineColor: fallbackVar(wideInk, color.action.focus) } } }),
);
