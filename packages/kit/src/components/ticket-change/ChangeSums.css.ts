import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

export const passenger = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
});
export const name = style({ ...textStyle('strong') });
export const along = style({
  ...textStyle('small'),
  fontWeight: font.weight.regular,
  color: color.text.secondary,
});
export const fares = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });

/** Three terms of one width, the signs between them. */
export const equation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'end',
  columnGap: space[2],
});
export const term = style({ minInlineSize: 0 });
export const label = style({ ...textStyle('small'), color: color.text.secondary });
export const figure = style({ ...textStyle('body'), ...tabular });
export const sign = style({ ...textStyle('body'), color: color.text.secondary });
export const result = style({ minInlineSize: 0, textAlign: 'end' });
export const total = style({
  ...textStyle('title'),
  ...tabular,
  selectors: {
    '[data-state="pay"] &': { color: color.price.text },
    '[data-state="back"] &': { color: color.done.text },
  },
});
export const note = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'pretty' });
