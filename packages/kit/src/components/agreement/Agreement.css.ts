import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, size, space } = vars;

/** A word of the sentence that answers a finger as high as any button, and reads as a link does. */
export const link = style({
  position: 'relative',
  display: 'inline',
  padding: 0,
  border: 'none',
  background: 'none',
  color: color.action.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  textDecorationThickness: 'from-font',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '50%',
      blockSize: size.touch,
      transform: 'translateY(-50%)',
    },
  },
});

export const heading = style({ ...textStyle('strong'), marginBlock: `${space[4]} ${space[1]}` });

export const text = style({ ...textStyle('body'), color: color.text.secondary, textWrap: 'pretty' });
