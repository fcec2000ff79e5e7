import { styleIn } from '../../../theme/layered.ts';
import { textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

export const lead = style({ ...textStyle('body'), color: color.text.secondary, textWrap: 'pretty' });

/** Lines as long as one reads them with ease. */
export const rules = style({
  ...textStyle('body'),
  display: 'grid',
  gap: space[2],
  maxInlineSize: '40em',
  paddingInlineStart: space[5],
  listStyle: 'disc',
  textWrap: 'pretty',
});
export const way = style({ marginInlineStart: `calc(-1 * ${space[4]})` });
