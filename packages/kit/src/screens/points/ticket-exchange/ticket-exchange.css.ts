import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const label = style({ ...textStyle('small'), color: color.text.secondary });
export const figure = style({ ...textStyle('figure40'), ...tabular });
export const text = style({
  ...textStyle('small'),
  marginBlock: `${space[2]} ${space[4]}`,
  color: color.text.secondary,
  textWrap: 'pretty',
});
export const rules = style({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[5],
  color: color.text.secondary,
  listStyle: 'decimal',
  textWrap: 'pretty',
});
export const call = style({ marginBlockStart: space[4] });
