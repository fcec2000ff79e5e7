import { styleIn } from '../../../theme/layered.ts';
import { textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

/** Above the form, on the surface of the band. */
export const headAlone = style({ paddingBlock: `${space[5]} ${space[4]}` });

/** The same above tabs: they go on with its surface, with no line between, and reach into what it leaves free below. */
export const head = style({
  marginBlockStart: `calc(-1 * ${space[4]})`,
  paddingBlock: `${space[5]} ${space[8]}`,
  // On a page broader than the column it runs on to both sides, which nothing can scroll to.
  borderImage: `linear-gradient(${color.background.surface} 0 0) fill 0 / 0 / 0 100vw`,
});

export const changed = style({ marginBlockEnd: space[4] });

export const heading = style({ ...textStyle('figure24'), color: color.text.primary, textWrap: 'balance' });

export const returnTo = style({
  ...textStyle('small'),
  marginBlockStart: space[1],
  color: color.text.secondary,
});

/** One way to sign in. */
export const way = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlockStart: space[5],
});

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

/** Its words end where the fields do. */
export const beside = style({ marginInlineStart: 'auto', marginInlineEnd: `calc(-1 * ${space[4]})` });

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

/** The icon keeps to its number. */
export const hotline = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: vars.size.touch,
  color: color.action.text,
  textDecoration: 'none',
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
