import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');

export const figure = style({ ...tabular, display: 'block' });
export const value = style(textStyle('figure24'));
export const unit = style({ ...textStyle('small'), color: vars.color.text.secondary });
