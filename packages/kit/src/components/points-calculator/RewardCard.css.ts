import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

/** Parts that find no room beside the name go below it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
export const name = style({ ...textStyle('strong') });
export const price = style({
  ...textStyle('figure24'),
  ...tabular,
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
});
export const quiet = style({ ...textStyle('small'), color: color.text.secondary });
export const tax = style({
  ...textStyle('small'),
  ...tabular,
  marginInlineStart: 'auto',
  color: color.text.secondary,
});

/** As long as the price on the scale of all cards; the member's own points fill it in ink. */
export const scale = style({
  boxSizing: 'border-box',
  blockSize: 12,
  marginBlockStart: space[3],
  minInlineSize: 4,
  border: `${border.hairline} solid ${color.border.control}`,
  borderRadius: 2,
});
export const own = style({ blockSize: '100%', background: color.text.primary });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: space[2],
});
export const enough = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[1],
  alignItems: 'center',
  color: color.done.text,
});
export const way = style({ marginInlineEnd: `calc(-1 * ${space[4]})`, marginInlineStart: 'auto' });
