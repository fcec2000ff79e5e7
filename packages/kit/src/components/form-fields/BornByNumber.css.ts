import { globalStyle } from '@vanilla-extract/css';
import { ruleIn, styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { space } = vars;

/** A whole date and a gender side by side, one above the other where one of them would be cut off. */
export const born = style({
  ...textStyle('field'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[5]} ${space[3]}`,
});

/** Room that a value and its lock need beside each other, and that of a whole date. */
const bornField = ruleIn('components')({ flex: '1 1 9em', minInlineSize: 0 });
const bornDay = ruleIn('components')({ flexBasis: '12.25em' });
const bornLongDay = ruleIn('components')({ flexBasis: '13.75em' });

globalStyle(`.${born} > *`, bornField);
globalStyle(`.${born} > :first-child`, bornDay);
globalStyle(`:is(:lang(en), :lang(ko), :lang(ru)) .${born} > :first-child`, bornLongDay);
