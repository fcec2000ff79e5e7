import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';

const style = styleIn('components');

/** Its corners clip the tint of the chosen row. */
export const card = style({ overflow: 'clip' });
export const price = style({ ...textStyle('strong'), ...tabular, whiteSpace: 'nowrap' });
