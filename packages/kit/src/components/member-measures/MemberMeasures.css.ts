import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, space } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

/** Long words: each measure becomes a row, its figure at the end. */
const inRows = ':lang(ru) &, [data-text-size="elder"] &';

export const measures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  background: color.background.surface,
  border: hairline,
  borderRadius: radius.card,
  selectors: { [inRows]: { display: 'block' } },
});

export const measure = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[1],
  padding: `${space[3]} ${space[4]}`,
  selectors: {
    '& + &': { borderInlineStart: hairline },
    [inRows]: { flexDirection: 'row', alignItems: 'baseline', gap: space[3] },
    ':lang(ru) & + &, [data-text-size="elder"] & + &': {
      borderInlineStart: 'none',
      borderBlockStart: hairline,
    },
  },
});

export const label = style({ ...textStyle('small'), color: color.text.secondary });
export const value = style({ whiteSpace: 'nowrap' });
export const figure = style({ ...textStyle('title'), ...tabular });
export const attention = style({ ...textStyle('title'), ...tabular, color: color.attention.text });
