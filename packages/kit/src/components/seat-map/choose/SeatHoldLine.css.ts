import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('components');

export const line = style({
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'center',
  color: vars.color.attention.text,
});

export const time = style({ fontWeight: vars.font.weight.semibold });
