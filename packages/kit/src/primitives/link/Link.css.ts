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

const { font, size } = vars;

/** A link on a line of its own: as high as a finger, though it takes the height of its line. */
export const alone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  minInlineSize: size.touch,
  marginBlock: `calc((${font.body.size} * ${font.body.line} - ${size.touch}) / 2)`,
});
