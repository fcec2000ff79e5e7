import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');
const { color, space } = vars;

/** The button is at the end; where the words leave it a line of its own, it takes the whole of that. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[4]}`,
  alignItems: 'center',
});
globalStyle(`.${row} > :not(:first-child)`, ruleIn('primitives')({ flexGrow: 1 }));

export const words = style({
  ...textStyle('small'),
  ...tabular,
  // Beside the button they take more lines rather than a row of their own.
  flex: '999 1 9rem',
  color: color.text.secondary,
  textWrap: 'pretty',
});
