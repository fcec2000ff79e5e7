import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

/** Said of the list above it. */
export const note = style({ ...textStyle('small'), marginBlockStart: space[3], color: color.text.secondary });

/** Purpose of a screen, above its form. */
export const lead = style({ ...textStyle('body'), marginBlockEnd: space[5], color: color.text.secondary });

/** Above what it is about. */
export const above = style({
  marginBlockEnd: space[5],
  // Nothing to say while there is a network.
  selectors: { '&:empty': { display: 'none' } },
});

/** Facts that cannot be changed, above those that can. */
export const fixed = style({ marginBlockEnd: space[5] });

/** Last, and apart from what saves. */
export const removal = style({ marginBlockStart: space[12] });
