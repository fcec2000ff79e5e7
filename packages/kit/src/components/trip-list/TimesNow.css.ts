import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');

export const was = style({ marginInlineEnd: vars.space[2], color: vars.color.text.secondary });
export const late = style({ color: vars.color.attention.text });
