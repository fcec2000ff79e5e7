import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, radius, size, space } = vars;

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[5] });

/** Owner of the account, as far as they are shown. */
export const name = style({
  padding: space[4],
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
  background: color.background.surface,
});
export const nameLabel = style({ ...textStyle('small'), color: color.text.secondary });
export const nameText = style({ ...textStyle('figure24'), color: color.text.primary });

/** Digits far enough apart to be compared with those of a message. */
export const code = style({
  ...textStyle('figure24'),
  ...tabular,
  minBlockSize: `calc(${size.field} + ${space[2]})`,
  letterSpacing: '0.4em',
});

/** The way to another code, under the digits. */
export const resend = style({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  // Its words are where the digits' label does.
  marginInlineStart: `calc(-1 * ${space[3]})`,
  color: color.text.secondary,
});
