import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

export const card = style({});
export const old = style({ display: 'grid', gap: space[1], color: color.text.secondary });
export const taken = style({ display: 'grid', gap: space[3] });
export const leg = style({ display: 'grid', gap: space[2] });
export const head = style({ ...textStyle('small'), color: color.text.secondary });
export const newHead = style({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const facts = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  color: color.text.secondary,
});
export const strong = style({ color: color.text.primary });
