import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space[3],
});
export const way = style({ display: 'grid', minInlineSize: 0 });
export const name = style({ ...textStyle('caption'), color: color.text.secondary });
export const day = style({ ...textStyle('strong'), ...tabular });
export const missing = style({ ...textStyle('strong'), color: color.text.tertiary });
