import { barSize } from '../../../primitives/page-top.css.ts';
import { styleIn } from '../../../theme/layered.ts';
import { textStyle, wide } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, size, space } = vars;

/** Two columns in a wide window: the search beside the followed flights, rights beside progress. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[6],
  rowGap: space[4],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
});
export const column = style({ minInlineSize: 0 });
/** The search stays in sight beside a long list. */
export const kept = style({
  minInlineSize: 0,
  '@media': { [wide]: { position: 'sticky', insetBlockStart: `calc(${barSize} + ${space[4]})` } },
});
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  gap: space[3],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const skeleton = style({ display: 'grid', gap: space[3] });
export const quiet = style({ ...textStyle('small'), color: color.text.secondary });
export const lines = style({ display: 'grid', gap: space[1] });
export const strong = style(textStyle('strong'));
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  paddingBlock: `${space[3]} ${space[2]}`,
});

/** As large as an icon. */
export const picture = style({
  display: 'block',
  inlineSize: size.icon,
  blockSize: size.icon,
  objectFit: 'contain',
});
