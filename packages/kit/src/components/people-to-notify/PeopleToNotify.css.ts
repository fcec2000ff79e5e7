import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');

export const note = style({ ...textStyle('small'), color: vars.color.text.secondary, textWrap: 'pretty' });
