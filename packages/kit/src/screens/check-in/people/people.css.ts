import { styleIn } from '../../../theme/layered.ts';
import { textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

/** Above the content. */
export const above = style({ marginBlockEnd: space[5] });

/** Which flight it is, above what belongs to it. */
export const flight = style({ marginBlockEnd: space[3] });

/** Below a form, apart from it. */
export const below = style({ marginBlockStart: space[8] });

/** Quiet words behind their icon. */
export const note = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[2],
  color: color.text.secondary,
  textWrap: 'pretty',
});

/** Keeps the icon on the first line. */
export const noteIcon = style({ display: 'flex', alignItems: 'center', blockSize: '1lh' });

/** Its word ends on the edge that the fields end on. */
export const bringIn = style({ marginInlineEnd: `calc(-1 * ${space[4]})` });
