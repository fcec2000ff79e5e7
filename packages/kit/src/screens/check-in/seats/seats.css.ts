import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { border, color, size, space } = vars;

/** In a wide window in line with the wrap of its navigation. */
const wideGutter = `max(${space[6]}, (100vw - ${size.wrap}) / 2) ${space[6]}`;

const gutter = `max(${space[4]}, env(safe-area-inset-left), (100% - ${size.content}) / 2 + ${space[4]})`;

/** In a column of its own where the content has no gutter. */
export const column = style({ paddingInline: gutter, paddingBlock: space[4] });

/** Content above the map, on its surface. */
export const above = style({
  display: 'grid',
  gap: space[3],
  paddingInline: gutter,
  paddingBlock: `${space[3]} 0`,
  background: color.background.surface,
  // Where no map goes on from there, the surface ends.
  selectors: { [`&:has(+ ${column})`]: { paddingBlockEnd: space[3] } },
  '@media': { [wide]: { paddingInline: wideGutter } },
});

/** As high as a `FlightLine`, whose date is below its flight on a phone in these languages. */
export const secondLine = style({
  display: 'none',
  '@media': { '(max-width: 479px)': { selectors: { '&:is(:lang(en), :lang(ru))': { display: 'block' } } } },
});

export const left = style({
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  color: color.attention.text,
});

/** Two ways side by side; one below the other where the words are long. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], inlineSize: '100%' });

export const way = style({ flex: '1 1 auto', minInlineSize: 'min(9rem, 100%)' });

export const order = style({ display: 'grid', gap: space[3] });

export const seatRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlock: space[3],
  selectors: {
    '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const seatName = style(textStyle('strong'));
export const seatAt = style({ ...textStyle('figure24'), ...tabular });
export const amount = style({
  ...textStyle('body'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  justifyContent: 'space-between',
  marginBlockStart: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
});
