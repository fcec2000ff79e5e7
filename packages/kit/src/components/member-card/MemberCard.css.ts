import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { secondary } from '../tier-surface/TierSurface.css.ts';

const style = styleIn('components');
const { font, size, space } = vars;

/** Height with a name, a number, a date and the balance; more text makes it taller. */
const cardHeight = 216;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: cardHeight,
  padding: space[4],
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[1],
});
export const name = style({ ...textStyle('figure24') });
export const number = style({ ...textStyle('body'), ...tabular, color: secondary, whiteSpace: 'nowrap' });
export const tier = style({ textAlign: 'end', marginInlineStart: 'auto' });
export const tierName = style({ ...textStyle('strong') });
export const second = style({ ...textStyle('small'), color: secondary });

/** The link ends on the balance's baseline and keeps its touch height below and above. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  columnGap: space[4],
});
export const figure = style({ ...textStyle('figure40'), ...tabular });
export const bill = style({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: size.touch,
  marginInlineStart: 'auto',
  // The arrow's tip, not its box, ends on the text's edge.
  marginInlineEnd: `calc(-1 * ${space[1]})`,
  fontWeight: font.weight.semibold,
});
