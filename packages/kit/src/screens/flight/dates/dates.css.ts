import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle, wide } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, font, size, space } = vars;

const column = { inlineSize: '100%', maxInlineSize: size.content, marginInline: 'auto' } as const;

export const head = style({
  ...column,
  display: 'grid',
  gap: space[2],
  paddingInline: space[4],
  paddingBlockStart: space[3],
  // As wide as two months beside each other.
  '@media': { [wide]: { maxInlineSize: `calc(2 * ${size.content})`, paddingInline: space[8] } },
});
/** Beside each other what the prices are for and which flights count. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const shown = style({ ...textStyle('small'), color: color.text.secondary });
export const alone = style({ ...column, padding: space[4] });

export const fields = style({ display: 'grid', gap: space[5] });
export const heading = style(textStyle('strong'));

export const footer = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const ask = style({ ...textStyle('small'), display: 'block', color: color.text.secondary });
export const total = style({ ...textStyle('body'), ...tabular, display: 'block' });
export const price = style({
  ...textStyle('figure24'),
  fontWeight: font.weight.semibold,
  color: color.price.text,
});
export const confirm = style({ flex: '1 0 10rem' });
