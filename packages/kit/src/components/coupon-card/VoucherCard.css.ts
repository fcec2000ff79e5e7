import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

export const uses = style({
  ...textStyle('small'),
  ...tabular,
  marginBlockStart: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
});
export const label = style({ color: color.text.secondary });
export const use = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  marginBlockStart: space[1],
});
export const day = style({ color: color.text.secondary });
