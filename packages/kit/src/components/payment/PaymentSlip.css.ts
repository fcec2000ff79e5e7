import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

export const title = style({ ...textStyle('title'), overflowWrap: 'anywhere', textWrap: 'balance' });
export const detail = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });

export const lines = style({
  ...textStyle('body'),
  marginBlockEnd: space[3],
  paddingBlockEnd: space[3],
  borderBlockEnd: `${border.hairline} solid ${color.border.hairline}`,
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  justifyContent: 'space-between',
  paddingBlock: space[1],
});
export const price = style({ ...tabular, marginInlineStart: 'auto' });
