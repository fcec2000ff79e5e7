import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');

export const strong = style({ fontWeight: vars.font.weight.semibold });

/** Beside the note: when it was told. */
export const told = style({ ...tabular });

export const quiet = style({ ...textStyle('small'), color: vars.color.text.secondary });
