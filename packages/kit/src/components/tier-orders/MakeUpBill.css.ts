import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

export const bill = style({ display: 'grid', gap: space[4] });
export const part = style({ display: 'grid', gap: space[2] });

/** Parts that find no room beside their label go below it. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
export const measure = style({ ...textStyle('body') });
export const counts = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const missing = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const price = style({ ...textStyle('strong'), ...tabular, marginInlineStart: 'auto' });
export const met = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[1],
  alignItems: 'center',
  color: color.done.text,
});

/** Ink what has been flown; open what is made up. */
export const scale = style({
  boxSizing: 'border-box',
  blockSize: 12,
  border: `${border.hairline} solid ${color.border.control}`,
  borderRadius: 2,
  forcedColorAdjust: 'none',
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});
export const flown = style({
  blockSize: '100%',
  background: color.text.primary,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlockStart: space[3],
  borderBlockStart: `${border.hairline} solid ${color.border.strong}`,
  fontWeight: font.weight.semibold,
});
export const sum = style({ ...textStyle('figure24'), ...tabular, marginInlineStart: 'auto' });
