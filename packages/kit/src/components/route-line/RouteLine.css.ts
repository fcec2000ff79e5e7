import { globalStyle } from '@vanilla-extract/css';
import { drawnLine, ring, strokeSize } from '../../primitives/drawn-line.ts';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

/** Breadths at which a line changes its layout. */
interface Steps {
  /** Where there is no room on the line, what is said about it is under both ends. */
  readonly narrow: string;
  readonly narrowForElder: string;
  /** Where not even the two times fit side by side, the route runs down. */
  readonly down: string;
  readonly downForElder: string;
}

/** By the name of the frame: one to itself, and one that has a price beside it and short words. */
const frames: Readonly<Record<string, Steps>> = {
  'route-line': { narrow: '18.5rem', narrowForElder: '21rem', down: '12rem', downForElder: '14rem' },
  'route-line-compact': { narrow: '12rem', narrowForElder: '16rem', down: '10rem', downForElder: '12rem' },
};
type Rule = Parameters<typeof style>[0];
type Plain = Rule & { selectors?: never };
const elder = '[data-text-size="elder"] &';
const whenNarrow = (rule: Plain, runsDown: Plain = {}): Rule => ({
  '@container': Object.fromEntries(
    Object.entries(frames).flatMap(([name, { narrow, narrowForElder, down, downForElder }]) => [
      [`${name} (max-width: ${narrow})`, rule],
      [`${name} (max-width: ${narrowForElder})`, { selectors: { [elder]: rule } }],
      [`${name} (max-width: ${down})`, runsDown],
      [`${name} (max-width: ${downForElder})`, { selectors: { [elder]: runsDown } }],
    ]),
  ),
});

const frameNamed = (containerName: keyof typeof frames) =>
  style({ containerType: 'inline-size', containerName });
export const frame = {
  large: frameNamed('route-line'),
  medium: frameNamed('route-line'),
  compact: frameNamed('route-line-compact'),
} as const;

/** The times have the line between them, the words under them a half each. */
const beside = { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr) auto' };
const below = { gridTemplateColumns: 'minmax(0, 1fr)' };
const at = (gridColumn: string, gridRow: number) =>
  whenNarrow({ gridColumn, gridRow }, { gridColumn: 'auto', gridRow: 'auto' });

/** A line shorter than this is no line: it is left out. */
const shortest = '3.25rem';

/** The times keep their width; the words under them wrap, and the line takes what is left, but never less than makes a line. */
export const route = style({
  display: 'grid',
  gridTemplateColumns: `fit-content(36%) minmax(calc(${shortest} + 1px), 1fr) fit-content(36%)`,
  columnGap: space[2],
  alignItems: 'start',
  ...whenNarrow(beside, below),
});

const inParts = whenNarrow({ display: 'contents' }, { display: 'block' });
export const start = style(inParts);
export const end = style({
  textAlign: 'end',
  ...whenNarrow({ display: 'contents' }, { display: 'block', textAlign: 'start' }),
});
export const startTime = style(at('1', 1));
export const endTime = style(at('4', 1));
export const startNote = style(at('1 / 3', 2));
export const endNote = style(at('3 / 5', 2));
export const startPlace = style(at('1 / 3', 3));
export const endPlace = style(at('3 / 5', 3));

export const big = style({ ...textStyle('figure32'), ...tabular, whiteSpace: 'nowrap' });
export const medium = style({ ...textStyle('figure24'), ...tabular, whiteSpace: 'nowrap' });
/** Words in place of a time that nobody has told; they stand as high as one. */
export const untold = style({
  ...textStyle('title'),
  lineHeight: `calc(${vars.font.figure32.size} * ${vars.font.figure32.line})`,
});
export const shoulder = style({
  ...textStyle('small'),
  verticalAlign: 'super',
  marginInlineStart: space[1],
  color: color.attention.text,
  ...whenNarrow({ display: 'block' }),
});
/** It no longer counts, so that it gives way to what does. */
export const struck = style({ fontWeight: vars.font.weight.regular, color: color.text.tertiary });
export const late = style({ color: color.attention.text });
/** Below its time where there is no room beside it. */
export const was = style({
  ...textStyle('small'),
  ...tabular,
  display: 'inline-block',
  marginInline: space[1],
  color: color.text.tertiary,
  ...whenNarrow({ display: 'block', marginInline: 0 }),
});
export const wasBelow = style({ display: 'block', marginInline: 0 });
export const note = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
/** Wraps between words, also where they are written without spaces. */
const words = { color: color.text.secondary, wordBreak: 'keep-all', overflowWrap: 'break-word' } as const;
export const place = style({ ...textStyle('small'), ...words });
export const placeAlone = style({
  ...textStyle('body'),
  ...words,
  '@container': { 'route-line (max-width: 18.5rem)': { fontSize: vars.font.small.size } },
});

/** Half of what a time is higher than the line. */
const levelWithTime = `calc((${vars.font.figure24.size} * ${vars.font.figure24.line} - 16px) / 2)`;

const levelMiddle = {
  textAlign: 'center',
  paddingBlockStart: levelWithTime,
  ...whenNarrow({ display: 'contents' }),
} as const;

/** Its line runs at half the height of the times; its words stand level with the places. */
export const middle = {
  large: style({
    textAlign: 'center',
    paddingBlockStart: space[2],
    ...whenNarrow({ display: 'contents' }),
  }),
  medium: style(levelMiddle),
  compact: style(levelMiddle),
} as const;

const tooShort = { [`(max-width: ${shortest})`]: { display: 'none' } } as const;

/** A ring at each end, a stroke to either side of the aeroplane. */
export const line = style({
  ...drawnLine,
  gap: space[1],
  // Its own breadth decides, which a query of it cannot ask for here.
  containerType: 'inline-size',
  backgroundSize: strokeSize(`clamp(0px, (100% - ${shortest}) * 999, 50% - 20px)`),
  selectors: {
    '&::before': { ...ring, '@container': tooShort },
    '&::after': { ...ring, '@container': tooShort },
    [`${middle.compact} > &`]: { marginBlockEnd: levelWithTime },
  },
  ...whenNarrow({ gridColumn: '2 / 4', gridRow: 1, alignSelf: 'center' }, { display: 'none' }),
});

/** One stroke from ring to ring, with the landings at equal distances on it. */
export const dotted = style({
  justifyContent: 'space-evenly',
  backgroundSize: strokeSize(`clamp(0px, (100% - ${shortest}) * 999, 50%)`),
  selectors: {
    '&::before': { marginInlineEnd: 'auto' },
    '&::after': { marginInlineStart: 'auto' },
  },
});
export const dot = style({
  flexShrink: 0,
  inlineSize: 8,
  blockSize: 8,
  marginInline: 'auto',
  borderRadius: vars.radius.full,
  background: color.border.control,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

globalStyle(`.${line} > *`, ruleIn('components')({ '@container': tooShort }));

export const between = style({
  ...textStyle('small'),
  color: color.text.secondary,
  wordBreak: 'keep-all',
  selectors: { [`${middle.compact} > &`]: { display: 'block' } },
  ...whenNarrow(
    { gridColumn: '1 / -1', gridRow: 4, marginBlockStart: space[1] },
    { gridColumn: 'auto', gridRow: 'auto', marginBlock: space[2], textAlign: 'start' },
  ),
});
