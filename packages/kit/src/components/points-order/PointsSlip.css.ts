import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font } = vars;

export const label = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const figure = style({ ...textStyle('figure40'), ...tabular });
export const credited = style({ ...textStyle('figure40'), ...tabular, color: color.done.text });
export const unit = style({
  ...textStyle('small'),
  fontWeight: font.weight.regular,
  color: color.text.secondary,
  textDecoration: 'none',
});
