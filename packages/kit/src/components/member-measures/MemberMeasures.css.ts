import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

/** Long words: each measure becomes a row, its figure at the end. */
const inRows = ':lang(ru) &, [data-text-size="elder"] &';

/** Short words, the first of them longer than the others: on the narrowest phones it takes the room that they leave. */
const firstLonger = ':lang(zh) &';
const narrowest = '(max-width: 22rem)';

/** Side by side; under each other where the reader's own text size needs the room. */
export const measures = style({
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'clip',
  background: color.background.surface,
  border: hairline,
  borderRadius: radius.card,
  selectors: { [inRows]: { display: 'block' } },
});

export const measure = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[1],
  flex: '1 1 5.5rem',
  // The lines at the start and above the first lie under the card's own and are cut off.
  marginBlockStart: -1,
  marginInlineStart: -1,
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: hairline,
  borderInlineStart: hairline,
  selectors: {
    [inRows]: { flexDirection: 'row', alignItems: 'baseline', gap: space[3], borderInlineStart: 'none' },
  },
  '@media': { [narrowest]: { selectors: { [firstLonger]: { flexBasis: 'auto' } } } },
});

export const label = style({ ...textStyle('small'), color: color.text.secondary, overflowWrap: 'normal' });
export const value = style({ flex: 'none', whiteSpace: 'nowrap' });
export const figure = style({ ...textStyle('title'), ...tabular });
export const attention = style({ ...textStyle('title'), ...tabular, color: color.attention.text });

/** A link as large as its cell. */
export const whole = style({ selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } } });
