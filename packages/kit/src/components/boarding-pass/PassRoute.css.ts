import { drawnLine, ring, strokeSize } from '../../primitives/drawn-line.ts';
import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

const single = '(max-width: 9rem)';

/**
 * Codes on one line with the route between them, times on another with the duration on theirs. Places have half of the
 * width each, so that long ones wrap and leave the duration its line.
 */
export const route = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr 1fr auto',
  gridTemplateAreas:
    '"from line line to" "fromPlace fromPlace toPlace toPlace" "departs between between arrives"',
  columnGap: space[3],
  alignItems: 'baseline',
  '@container': {
    '(max-width: 17rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateAreas: '"from to" "fromPlace toPlace" "departs arrives" "between between"',
    },
    // Where two codes would meet, one end is below the other.
    [single]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"from" "fromPlace" "departs" "between" "to" "toPlace" "arrives"',
    },
  },
});

/** `display: contents`, so that each end falls into the rows of the other. */
export const end = style({ display: 'contents' });

const area = (gridArea: string, rule: Parameters<typeof style>[0] = {}) => style({ gridArea, ...rule });
const atEnd = { textAlign: 'end', '@container': { [single]: { textAlign: 'start' } } } as const;
const code = { ...textStyle('figure32'), whiteSpace: 'nowrap' } as const;
const place = { ...textStyle('small'), color: color.text.secondary, overflowWrap: 'anywhere' } as const;
const time = { ...textStyle('title'), ...tabular, marginBlockStart: space[1], whiteSpace: 'nowrap' } as const;

export const fromEnd = {
  code: area('from', code),
  place: area('fromPlace', place),
  time: area('departs', time),
};
export const toEnd = {
  code: area('to', { ...code, ...atEnd }),
  place: area('toPlace', { ...place, ...atEnd }),
  time: area('arrives', { ...time, ...atEnd }),
};

export const terminal = style({ whiteSpace: 'nowrap' });

export const shoulder = style({
  ...textStyle('small'),
  verticalAlign: 'super',
  marginInlineStart: space[1],
  color: color.attention.text,
});

/** A ring at each end, a stroke to either side of the aeroplane. */
export const line = style({
  ...drawnLine,
  gridArea: 'line',
  alignSelf: 'center',
  backgroundSize: strokeSize('max(0px, calc(50% - 20px))'),
  selectors: { '&::before': ring, '&::after': ring },
  '@container': { '(max-width: 17rem)': { display: 'none' } },
});

export const between = style({
  ...textStyle('small'),
  gridArea: 'between',
  color: color.text.tertiary,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 17rem)': { marginBlockStart: space[1], textAlign: 'start' } },
});
