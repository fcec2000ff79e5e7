import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

/** One name under the other, letter under letter; labels above where there is no room beside. */
export const names = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) 1fr',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'baseline',
});
export const label = style({ ...textStyle('small'), color: color.text.secondary });
export const name = style({
  ...textStyle('body'),
  fontWeight: font.weight.semibold,
  overflowWrap: 'anywhere',
});

/** Colour and a line under it: one of them can be seen by everybody. */
export const differs = style({
  background: 'none',
  color: color.error.text,
  borderBlockEnd: `${border.selected} solid ${color.error.text}`,
});
