import { styleIn } from '../../../theme/layered.ts';
import { textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

/** The search, and what stands below it. */
export const above = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  marginBlockEnd: space[6],
});
/** Clear of the tiles. */
export const recommended = style({ marginBlockStart: space[3] });

export const intro = style({ ...textStyle('body'), color: color.text.secondary, textWrap: 'pretty' });
export const one = style({ display: 'grid', gap: space[3], justifyItems: 'start' });
export const text = style({ ...textStyle('body'), textWrap: 'pretty' });
export const rules = style({
  ...textStyle('small'),
  paddingInlineStart: space[5],
  listStyle: 'disc',
  color: color.text.secondary,
});
