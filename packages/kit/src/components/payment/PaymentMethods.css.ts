import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { font, space } = vars;

/** Its corners clip the tint of the chosen row. */
export const card = style({ overflow: 'clip' });

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
  alignItems: 'center',
  fontSize: font.strong.size,
  lineHeight: font.strong.line,
});
