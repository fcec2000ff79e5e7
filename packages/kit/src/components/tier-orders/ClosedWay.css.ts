import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

export const root = style({ display: 'grid', gap: space[3] });

export const closed = style({ display: 'flex', gap: space[2], alignItems: 'flex-start' });

/** On the middle of the first line. */
export const icon = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(${vars.font.strong.size} * ${vars.font.strong.line})`,
  color: color.text.secondary,
});
export const words = style({ display: 'grid', gap: space[1] });
export const title = style({ ...textStyle('strong') });
export const text = style({
  ...textStyle('small'),
  ...tabular,
  color: color.text.secondary,
  textWrap: 'pretty',
});
