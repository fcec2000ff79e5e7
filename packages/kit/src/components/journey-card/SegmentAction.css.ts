import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, size, space } = vars;

/** Not every segment has one. */
export const root = style({ selectors: { '&:empty': { display: 'none' } } });

export const chosen = style({ ...textStyle('small'), ...tabular, fontWeight: font.weight.semibold });

/** Paid seats, and the way to their order at the end. */
export const paid = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const order = style({
  ...textStyle('small'),
  display: 'inline-flex',
  gap: space[1],
  alignItems: 'center',
  minBlockSize: size.touch,
  // The arrow's tip, not its box, ends at the edge.
  marginInlineEnd: `calc(-1 * ${space[1]})`,
  color: color.action.text,
});

export const strong = style({ fontWeight: font.weight.semibold, color: color.text.primary });
export const what = style({ ...textStyle('body'), fontWeight: font.weight.semibold });
export const told = style({ display: 'grid', gap: space[2] });

/** Minutes left, as large as the times above. */
export const left = style({
  ...textStyle('body'),
  fontWeight: font.weight.semibold,
  color: color.attention.text,
});
export const figure = style({ ...textStyle('figure32'), ...tabular });

/** Takes what the button leaves. */
export const beside = style({ flex: '999 1 auto' });
export const button = style({ flex: '1 1 8.5rem', minInlineSize: 'max-content' });
