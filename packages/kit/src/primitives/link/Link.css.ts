import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('primitives');

/** A link among words: the underline tells it from the words around it without colour. */
export const text = style({
  color: vars.color.action.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  textDecorationThickness: 'from-font',
  borderRadius: vars.radius.tag,
});
