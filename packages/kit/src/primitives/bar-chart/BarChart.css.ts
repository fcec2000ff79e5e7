import { keyframes } from '@vanilla-extract/css';
import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { border, color, font, radius, size, space } = vars;

const hatch = (line: string) => `repeating-linear-gradient(-45deg, ${line} 0 1px, transparent 1px 5px)`;

/** Narrower than this, at the reader's text size, neighbours' words would meet. */
const tight = '(max-width: 15rem)';

export const plot = style({ display: 'flex', position: 'relative', containerType: 'inline-size' });

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minInlineSize: 40,
  alignItems: 'stretch',
  paddingBlockEnd: space[2],
  borderRadius: radius.control,
  color: color.text.tertiary,
  transition: `background ${vars.motion.duration.state} ${vars.motion.easing.out}`,
  selectors: {
    '&[aria-pressed="true"]': { background: color.action.surface, color: color.action.text },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${border.focus})` },
  },
});

const side = { display: 'flex', flexDirection: 'column', alignItems: 'center' } as const;

export const up = style({
  ...side,
  justifyContent: 'flex-end',
  borderBlockEnd: `${border.hairline} solid ${color.border.strong}`,
});
export const down = style({ ...side, justifyContent: 'flex-start' });

/** The bars of all columns, over them: one layer, however many grow. */
export const bars = style({
  display: 'grid',
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  gridAutoColumns: 'minmax(40px, 1fr)',
  gridAutoFlow: 'column',
  justifyItems: 'center',
  pointerEvents: 'none',
});

const grow = keyframes({ from: { transform: 'scaleY(0)' } });
/** Bars that are there for the first time, from the line that they are on. */
export const growing = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${grow} ${vars.motion.duration.sheet} ${vars.motion.easing.out}`,
    },
  },
});

/** System colours of what is drawn with forced colours. */
const forced = '(forced-colors: active)';

const bar = { inlineSize: 20, borderRadius: 2, forcedColorAdjust: 'none' } as const;

export const barIn = style({
  ...bar,
  gridRow: 1,
  alignSelf: 'end',
  // On the line, which is the end of its column's upper part.
  marginBlockEnd: border.hairline,
  background: color.chart.in,
  '@media': { [forced]: { background: 'CanvasText' } },
});
export const barInChosen = style({
  background: color.chart.selected,
  '@media': { [forced]: { background: 'Highlight' } },
});

export const barOut = style({
  ...bar,
  gridRow: 2,
  alignSelf: 'start',
  border: `${border.hairline} solid ${color.chart.out}`,
  backgroundImage: hatch(color.chart.out),
  '@media': { [forced]: { borderColor: 'CanvasText', backgroundImage: hatch('CanvasText') } },
});
export const barOutChosen = style({
  borderColor: color.chart.selected,
  backgroundImage: hatch(color.chart.selected),
  '@media': { [forced]: { borderColor: 'Highlight', backgroundImage: hatch('Highlight') } },
});

/** Beside the chosen period, or the last where none is chosen; where there is room, beside each. */
export const value = style({
  ...textStyle('caption'),
  ...tabular,
  display: 'none',
  whiteSpace: 'nowrap',
  color: color.text.secondary,
  selectors: {
    '[aria-pressed="true"] &': {
      display: 'block',
      fontWeight: vars.font.weight.semibold,
      color: color.action.text,
    },
    [`${plot}:not(:has([aria-pressed="true"])) > :last-child &`]: { display: 'block' },
  },
  '@media': { [wide]: { display: 'block' } },
  '@container': {
    // The table below has it.
    [tight]: { clipPath: 'inset(50%)' },
  },
});

export const label = style({
  ...textStyle('small'),
  textAlign: 'center',
  paddingInline: space[1],
  whiteSpace: 'nowrap',
  selectors: { '[aria-pressed="true"] &': { fontWeight: vars.font.weight.semibold } },
  '@container': { [tight]: { selectors: { ':nth-last-child(even) > &': { clipPath: 'inset(50%)' } } } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  ...textStyle('small'),
  color: color.text.secondary,
});
export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });

const swatch = { inlineSize: 12, blockSize: 12, borderRadius: 2, forcedColorAdjust: 'none' } as const;
export const swatchIn = style({
  ...swatch,
  background: color.chart.in,
  '@media': { [forced]: { background: 'CanvasText' } },
});
export const swatchOut = style({
  ...swatch,
  border: `${border.hairline} solid ${color.chart.out}`,
  backgroundImage: hatch(color.chart.out),
  '@media': { [forced]: { borderColor: 'CanvasText', backgroundImage: hatch('CanvasText') } },
});

export const head = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  marginBlockEnd: space[4],
});

export const names = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'baseline',
  justifyContent: 'space-between',
});

/** In the height of the title's line; what is drawn ends on the edge of the chart. */
const corner = {
  marginBlock: `calc((${font.strong.size} * ${font.strong.line} - ${size.touch}) / 2)`,
  marginInlineEnd: `calc((24px - ${size.touch}) / 2)`,
} as const;
export const toggle = style(corner);
/** Keeps the place of the button. */
export const toggleShape = style({
  ...corner,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
});

export const table = style({ ...textStyle('body'), overflowWrap: 'normal' });
export const caption = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const row = style({
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
  blockSize: vars.size.touch,
});
export const figure = style({ ...tabular, textAlign: 'end' });
