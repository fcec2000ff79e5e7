import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, space } = vars;

/** Centred, as nothing lines up with it. */
export const due = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: space[6],
  textAlign: 'center',
});

export const label = style({ ...textStyle('body'), color: color.text.secondary });

export const amount = style({
  ...textStyle('figure40'),
  ...tabular,
  color: color.price.text,
  overflowWrap: 'anywhere',
});

export const hold = style({ marginBlockStart: space[3], textAlign: 'start' });

export const price = style({
  ...textStyle('caption'),
  color: color.text.secondary,
  marginBlockStart: space[2],
});

export const time = style({ ...tabular, fontWeight: font.weight.semibold });
