import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';

const style = styleIn('components');

export const points = style({ ...textStyle('figure24'), ...tabular });
export const unit = style({ ...textStyle('body'), textDecoration: 'none' });
