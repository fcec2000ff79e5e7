import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

export const stubs = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const people = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  justifyContent: 'space-between',
});
export const name = style({ ...textStyle('strong'), overflowWrap: 'anywhere' });
export const ticket = style({
  ...textStyle('body'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
});
/** A ticket that flies no more. */
export const old = style({ color: color.text.tertiary, textDecoration: 'line-through' });
/** Beside the number of a ticket that was given back. */
export const given = style({ ...textStyle('small'), color: color.text.secondary });
/** Under the points, what of them is the tier's. */
export const bonus = style({ ...textStyle('small'), display: 'block', color: color.text.secondary });
export const foot = style({
  marginBlockStart: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
});
export const earned = style({ color: color.done.text });
