import { styleIn } from '../../../theme/layered.ts';
import { textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, radius, space } = vars;

/** Words above the form. */
export const told = style({ marginBlockEnd: space[5] });

export const success = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  paddingBlock: `${space[8]} ${space[6]}`,
  textAlign: 'center',
});

export const done = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: 56,
  blockSize: 56,
  marginBlockEnd: space[2],
  borderRadius: radius.full,
  background: color.done.surface,
  color: color.done.text,
});

export const welcome = style({ ...textStyle('title'), overflowWrap: 'anywhere' });

export const text = style({ ...textStyle('body'), color: color.text.secondary, textWrap: 'pretty' });

/** Number of the account in use, on a line of its own. */
export const account = style({ display: 'block', color: color.text.primary });

/** Below the card that says what is. */
export const ways = style({ marginBlockStart: space[3] });

export const home = style({ display: 'grid', justifyItems: 'center', marginBlockStart: space[4] });
