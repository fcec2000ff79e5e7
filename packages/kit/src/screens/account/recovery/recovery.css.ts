import { styleIn } from '../../../theme/layered.ts';
import { textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

export const head = style({ marginBlock: `${space[2]} ${space[5]}` });
export const count = style({ ...textStyle('small'), color: color.text.secondary });
export const title = style({ ...textStyle('figure24'), color: color.text.primary, textWrap: 'balance' });
export const text = style({
  ...textStyle('body'),
  marginBlockStart: space[1],
  color: color.text.secondary,
  textWrap: 'pretty',
});
export const account = style({ color: color.text.primary });

/** Parts of a screen under each other. */
export const stack = style({ display: 'grid', gap: space[5] });

/** Above what it tells of. */
export const told = style({ marginBlockEnd: space[5], selectors: { '&:focus': { outline: 'none' } } });

/** The main action, and what else can be done instead. */
export const actions = style({ display: 'grid', gap: space[2] });
export const wait = style({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.touch,
  color: color.text.secondary,
});
export const group = style({ display: 'grid', gap: space[3] });
