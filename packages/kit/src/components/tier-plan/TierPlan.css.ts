import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

export const plans = style({ display: 'grid' });
export const plan = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[1],
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `${border.hairline} solid ${color.border.hairline}` } },
});
export const route = style({
  ...textStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
});
export const counts = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const returns = style({
  ...textStyle('small'),
  marginInlineStart: 'auto',
  color: color.text.secondary,
});
export const figure = style({ ...textStyle('title'), ...tabular, color: color.text.primary });
