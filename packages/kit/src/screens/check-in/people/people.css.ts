import { styleIn } from '../../../theme/layered.ts';
import { textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

/** Stands above the content. */
export const above = style({ marginBlockEnd: space[5] });

/** Stands below a form, apart from it. */
export const below = style({ marginBlockStart: space[8] });

/** Which flight the people are chosen for. */
export const flight = style({ ...textStyle('small'), marginBlockEnd: space[3], color: color.text.secondary });

/** Quiet words behind their icon. */
export const note = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[2],
  color: color.text.secondary,
});

/** Keeps the icon on the first line. */
export const noteIcon = style({ display: 'flex', alignItems: 'center', blockSize: '1lh' });

/** Two messages one below the other. */
export const told = style({ display: 'grid', gap: space[3], marginBlockEnd: space[3] });
