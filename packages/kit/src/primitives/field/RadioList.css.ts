import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { border, color, font, radius, space } = vars;

/** Within the card's line. */
const corner = `calc(${radius.card} - ${border.hairline})`;

export const legend = style({
  ...textStyle('small'),
  padding: 0,
  marginBlockEnd: space[1],
  color: color.text.primary,
});

/** Inside a card without padding, whose corners the first and the last row have. */
export const flush = style({});

export const item = style({
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});

export const row = style({
  minBlockSize: 52,
  paddingBlock: 14,
  selectors: {
    [`${flush} &`]: { flexWrap: 'wrap', alignItems: 'center', paddingInline: space[4] },
    [`${flush} &:has(:checked)`]: { background: color.action.surface },
    [`${flush} ${item}:not(${item} ~ ${item}) > &`]: {
      borderStartStartRadius: corner,
      borderStartEndRadius: corner,
    },
    [`${flush} ${item}:last-child > &:last-child`]: {
      borderEndStartRadius: corner,
      borderEndEndRadius: corner,
    },
  },
});

/** An amount that finds no room beside the words goes below them. */
export const words = style({
  selectors: { [`${flush} &`]: { flex: '1 1 7em' } },
  // On the smallest phone a sentence would be a column of single words.
  '@media': { '(max-width: 359px)': { selectors: { [`${flush} &`]: { flexBasis: '9em' } } } },
});

export const label = style({ selectors: { ':has(:checked) > * > &': { fontWeight: font.weight.semibold } } });

/** The words of its row begin there too. */
export const act = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  paddingBlockEnd: 14,
  selectors: { [`${flush} &`]: { paddingInline: `calc(${space[4]} + 20px + ${space[3]}) ${space[4]}` } },
});

export const aside = style({
  color: color.text.secondary,
  selectors: {
    [`${flush} &`]: { marginInlineStart: 'auto' },
    [`${flush} ${row}:has(:checked) &`]: { fontWeight: font.weight.semibold, color: color.text.primary },
  },
});
