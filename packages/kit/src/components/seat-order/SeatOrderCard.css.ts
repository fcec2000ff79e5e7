import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

export const seats = style({
  ...textStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  color: color.text.secondary,
});

export const seat = style({ ...tabular, overflowWrap: 'anywhere' });
