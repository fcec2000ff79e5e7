import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { space } = vars;

/** Code and number side by side, one above the other where one of them would be cut off. */
export const phone = style({
  ...textStyle('field'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[5]} ${space[3]}`,
  alignItems: 'flex-start',
});

/** Room that a code with a short name needs beside its arrow, and that of a number. */
globalStyle(`.${phone} > *`, ruleIn('components')({ flex: '3 1 10em', minInlineSize: 0 }));
globalStyle(`.${phone} > :first-child`, ruleIn('components')({ flex: '2 1 8.75em' }));
