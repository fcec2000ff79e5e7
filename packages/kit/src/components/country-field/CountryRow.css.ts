import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

export const row = style({ display: 'flex', gap: space[3], alignItems: 'baseline' });

export const names = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  columnGap: space[2],
  alignItems: 'baseline',
  minInlineSize: 0,
});

export const name = style({ ...textStyle('body'), fontWeight: 'inherit', color: color.text.primary });

export const aside = style({ ...textStyle('small'), fontWeight: 'inherit', color: color.text.secondary });
