import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, size, space } = vars;

/** Lies over the foot of the head by half its height, and is painted after it. */
export const search = style({
  position: 'relative',
  marginBlockStart: `calc(-1 * (${space[4]} + ${size.field} / 2 + ${space[1]}))`,
});

export const stack = style({ display: 'grid', gap: space[3] });

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3]}`,
});
export const failureText = style({ ...textStyle('body'), color: color.text.secondary });
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });

/** With the section's own margin at the head of a box, as far from the section above as the others. */
export const foot = style({ paddingBlockStart: space[4] });

/** The buttons under the rows of the guest's card. */
export const guestAction = style({
  padding: `${space[4]} ${space[4]} ${space[2]}`,
  borderBlockStart: `${vars.border.hairline} solid ${color.border.hairline}`,
});
