import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');

export const date = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text.secondary,
});
/** The text parts its paragraphs by line breaks. */
export const body = style({ ...textStyle('body'), marginBlockStart: vars.space[3], whiteSpace: 'pre-line' });
