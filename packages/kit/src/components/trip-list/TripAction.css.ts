import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

/** The button is at the end, also where the words leave it a line of its own. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[4]}`,
  alignItems: 'center',
  justifyContent: 'flex-end',
});
export const words = style({
  ...textStyle('small'),
  ...tabular,
  // Beside the button they take more lines rather than a row of their own.
  flex: '1 1 9rem',
  color: color.text.secondary,
  textWrap: 'pretty',
});
