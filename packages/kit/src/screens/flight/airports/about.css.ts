import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const rule = ruleIn('screens');
const { color, space } = vars;

export const head = style({ paddingBlock: space[3] });
export const line = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });

/** In a wide window two columns: what is now, and what is to come. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[4]} ${space[6]}`,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
});
export const column = style({ minInlineSize: 0 });
// A section keeps its own distance within a column; at the head of one it stands as high as its neighbour.
globalStyle(`.${column} > * + :not(section)`, rule({ marginBlockStart: space[4] }));
globalStyle(`.${columns} > section`, rule({ marginBlockStart: space[2] }));
globalStyle(
  `.${column} + .${column} > :first-child:not(section)`,
  rule({ marginBlockStart: space[2], '@media': { [wide]: { marginBlockStart: 0 } } }),
);

/** Side by side where both have room for a long name. */
export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: space[4],
  maxInlineSize: '44rem',
  paddingBlock: space[4],
});

/** The way to all airports, and below it those that are at hand. */
export const which = style({ display: 'grid', justifyItems: 'center', gap: space[4] });
export const own = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  listStyle: 'none',
});

/** Figures side by side under a sentence. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: space[4],
  marginBlockStart: space[4],
});
export const price = style(textStyle('figure24'));

/** A line under a list. */
export const after = style({
  ...textStyle('small'),
  marginBlockStart: space[3],
  color: color.text.secondary,
});
