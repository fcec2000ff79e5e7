import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';

const style = styleIn('components');

export const name = style({ ...textStyle('strong') });
