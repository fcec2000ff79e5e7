import { styleIn } from '../../../theme/layered.ts';
import { textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

/** Under the bar, on the surface that the tabs go on with. */
export const head = style({ paddingBlockStart: space[4] });
export const headAlone = style({ paddingBlock: `${space[4]} ${space[3]}` });

export const heading = style({ ...textStyle('figure24'), color: color.text.primary, textWrap: 'balance' });

export const returnTo = style({
  ...textStyle('small'),
  marginBlockStart: space[1],
  color: color.text.secondary,
});

/** One way to sign in. */
export const way = style({ display: 'grid', gap: space[4], paddingBlockStart: space[4] });

export const told = style({ selectors: { '&:focus': { outline: 'none' } } });

/** As high as its button where it has one: the two ways keep their heights. */
export const remember = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  minBlockSize: vars.size.touch,
});

export const join = style({ ...textStyle('body'), color: color.text.secondary, textAlign: 'center' });

export const foot = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  marginBlockStart: space[8],
  color: color.text.secondary,
});

export const reasons = style({
  ...textStyle('body'),
  display: 'grid',
  gap: space[3],
  paddingInlineStart: space[4],
  listStyle: 'disc',
  color: color.text.secondary,
  textWrap: 'pretty',
});
