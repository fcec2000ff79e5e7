import { globalStyle } from '@vanilla-extract/css';
import { drawnLine, ring, strokeSize } from '../../primitives/drawn-line.ts';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

/** Where there is no room on the line, what is said about it is under both ends. */
const narrow = '(max-width: 17.5rem)';
const narrowForElder = '(max-width: 21rem)';
/** Where not even the two times fit side by side, the route runs down. */
const down = '(max-width: 12rem)';
const downForElder = '(max-width: 14rem)';
type Rule = Parameters<typeof style>[0];
type Plain = Rule & { selectors?: never };
const elder = '[data-text-size="elder"] &';
const whenNarrow = (rule: Plain, runsDown: Plain = {}): Rule => ({
  '@container': {
    [narrow]: rule,
    [narrowForElder]: { selectors: { [elder]: rule } },
    [down]: runsDown,
    [downForElder]: { selectors: { [elder]: runsDown } },
  },
});

export const frame = style({ containerType: 'inline-size' });

/** The times have the line between them, the words under them a half each. */
const beside = { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr) auto' };
const below = { gridTemplateColumns: 'minmax(0, 1fr)' };
const at = (gridColumn: string, gridRow: number) =>
  whenNarrow({ gridColumn, gridRow }, { gridColumn: 'auto', gridRow: 'auto' });

/** The times keep their width; the words under them wrap, and the line takes what is left. */
export const route = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(36%) 1fr fit-content(36%)',
  columnGap: space[2],
  alignItems: 'start',
  '@container': {
    [narrow]: beside,
    [narrowForElder]: { selectors: { [elder]: beside } },
    [down]: below,
    [downForElder]: { selectors: { [elder]: below } },
  },
});

const inParts = whenNarrow({ display: 'contents' }, { display: 'block' });
export const start = style(inParts);
export const end = style({
  textAlign: 'end',
  ...whenNarrow({ display: 'contents' }, { display: 'block', textAlign: 'start' }),
});
export const startTime = style(at('1', 1));
export const endTime = style(at('4', 1));
export const startPlace = style(at('1 / 3', 2));
export const endPlace = style(at('3 / 5', 2));

export const big = style({ ...textStyle('figure32'), ...tabular, whiteSpace: 'nowrap' });
export const medium = style({ ...textStyle('figure24'), ...tabular, whiteSpace: 'nowrap' });
export const shoulder = style({
  ...textStyle('small'),
  verticalAlign: 'super',
  marginInlineStart: space[1],
  color: color.attention.text,
  ...whenNarrow({ display: 'block' }),
});
/** Wraps between words, also where they are written without spaces. */
export const place = style({
  ...textStyle('small'),
  color: color.text.secondary,
  wordBreak: 'keep-all',
});

/** Its line runs at half the height of the times; its words stand level with the places. */
export const middle = {
  large: style({
    textAlign: 'center',
    paddingBlockStart: space[2],
    ...whenNarrow({ display: 'contents' }),
  }),
  medium: style({ textAlign: 'center', ...whenNarrow({ display: 'contents' }) }),
} as const;

/** A line shorter than this is no line: it is left out. */
const shortest = '3.25rem';
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
  },
  '@container': {
    [narrow]: { gridColumn: '2 / 4', gridRow: 1, alignSelf: 'center' },
    [narrowForElder]: {
      selectors: { [elder]: { gridColumn: '2 / 4', gridRow: 1, alignSelf: 'center' } },
    },
    [down]: { display: 'none' },
    [downForElder]: { selectors: { [elder]: { display: 'none' } } },
  },
});

globalStyle(`.${line} > *`, ruleIn('components')({ '@container': tooShort }));

export const between = style({
  ...textStyle('small'),
  color: color.text.secondary,
  wordBreak: 'keep-all',
  ...whenNarrow(
    { gridColumn: '1 / -1', gridRow: 3, marginBlockStart: space[1] },
    { gridColumn: 'auto', gridRow: 'auto', marginBlock: space[2], textAlign: 'start' },
  ),
});
