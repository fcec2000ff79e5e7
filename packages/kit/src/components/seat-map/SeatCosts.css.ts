import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

export const costs = style({ display: 'grid', gap: space[2] });

export const title = style(textStyle('title'));

export const nobody = style({ ...textStyle('body'), color: color.text.secondary });

export const row = style({
  ...textStyle('body'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  justifyContent: 'space-between',
  paddingBlock: space[3],
  borderBlockEnd: `${border.hairline} solid ${color.border.hairline}`,
});

export const total = style({
  ...textStyle('body'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlockStart: space[3],
});

export const sum = style({ ...textStyle('figure32'), color: color.price.text, textAlign: 'end' });
export const free = style({ ...textStyle('figure24'), color: color.text.primary });
