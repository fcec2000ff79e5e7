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
/** Where the words under the ends need the room of the drawn line too. */
const tight = '(max-width: 14.5rem)';
const tightForElder = '(max-width: 19.5rem)';
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

const beside = { gridTemplateColumns: 'fit-content(44%) 1fr fit-content(44%)' };
const halves = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[1] };
const below = { gridTemplateColumns: 'minmax(0, 1fr)' };

/** The times keep their width; the words under them wrap, and the line takes what is left. */
export const route = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(36%) 1fr fit-content(36%)',
  columnGap: space[2],
  alignItems: 'start',
  '@container': {
    [narrow]: beside,
    [narrowForElder]: { selectors: { [elder]: beside } },
    [tight]: halves,
    [tightForElder]: { selectors: { [elder]: halves } },
    [down]: below,
    [downForElder]: { selectors: { [elder]: below } },
  },
});

export const start = style({});
export const end = style({ textAlign: 'end', ...whenNarrow({}, { textAlign: 'start' }) });

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
const shortest = '4.25rem';
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
    [narrow]: { marginBlockStart: space[2] },
    [narrowForElder]: { marginBlockStart: space[2] },
    [tight]: { display: 'none' },
    [tightForElder]: { selectors: { [elder]: { display: 'none' } } },
  },
});

globalStyle(`.${line} > *`, ruleIn('components')({ '@container': tooShort }));

export const between = style({
  ...textStyle('small'),
  color: color.text.secondary,
  wordBreak: 'keep-all',
  ...whenNarrow(
    { gridColumn: '1 / -1', gridRow: 2, marginBlockStart: space[1] },
    { marginBlock: space[2], textAlign: 'start' },
  ),
});
