import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, size, space } = vars;

export const facts = style({ display: 'grid', gap: space[5] });
export const fact = style({ display: 'grid', gap: space[1] });
export const label = style({ ...textStyle('small'), color: color.text.primary });
/** As high as a field, on the ground of the page: it is none. */
export const locked = style({
  ...textStyle('body'),
  ...tabular,
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: size.field,
  paddingInline: space[3],
  border: `${border.hairline} solid ${color.border.control}`,
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
});
export const lock = style({ flex: 'none', color: color.text.secondary });
export const hint = style({ ...textStyle('small'), color: color.text.secondary, textWrap: 'pretty' });
export const kind = style({ display: 'grid', gap: space[1] });
export const number = style({ ...textStyle('strong'), ...tabular });
export const forTitle = style({ ...textStyle('body'), color: color.text.secondary });
export const forAmount = style({ ...textStyle('strong'), ...tabular });
