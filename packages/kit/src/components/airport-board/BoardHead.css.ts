import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: `${space[4]} ${space[3]}`,
});

export const side = style({ minInlineSize: 0 });
export const end = style({ marginInlineStart: 'auto', textAlign: 'end' });
export const small = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const time = style({ ...textStyle('figure24'), ...tabular });
