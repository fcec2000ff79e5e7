import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';

const style = styleIn('components');

/** In the colour of the surface that it is on, a shade quieter than the words above. */
export const rule = style({ ...textStyle('small'), textWrap: 'pretty' });
