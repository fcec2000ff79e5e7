import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

/** The button is at the end; where the words are long it goes below them. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[4]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const words = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
