import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');

export const more = style({ marginBlockStart: vars.space[4] });

export const intro = style({ marginBlockEnd: vars.space[4], color: vars.color.text.secondary });
