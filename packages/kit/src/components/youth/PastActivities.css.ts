import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

export const row = style({
  display: 'flex',
  gap: space[5],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${space[4]})`,
  paddingInline: space[4],
  paddingBlock: space[1],
});
export const one = style({
  display: 'grid',
  justifyItems: 'center',
  maxInlineSize: '8rem',
  textAlign: 'center',
});
export const title = style({
  ...textStyle('body'),
  marginBlockStart: space[2],
  color: color.text.primary,
  textWrap: 'balance',
});
export const day = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
