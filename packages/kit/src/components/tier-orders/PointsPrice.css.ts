import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

export const root = style({ display: 'grid', gap: space[3] });

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  alignItems: 'baseline',
});
export const figure = style({ ...textStyle('figure24'), ...tabular, whiteSpace: 'nowrap' });
export const cash = style({ ...textStyle('strong'), ...tabular, whiteSpace: 'nowrap' });

/** The whole is the price; the member's own points fill it in ink, what is missing stays open. */
export const scale = style({
  boxSizing: 'border-box',
  blockSize: 12,
  border: `${border.hairline} solid ${color.border.control}`,
  borderRadius: 2,
  forcedColorAdjust: 'none',
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});
export const own = style({
  blockSize: '100%',
  background: color.text.primary,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const enough = style({
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  gap: space[1],
  alignItems: 'center',
  color: color.done.text,
});
export const missing = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
