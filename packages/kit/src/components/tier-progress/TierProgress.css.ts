import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { secondary } from '../tier-surface/TierSurface.css.ts';

const style = styleIn('components');
const { color, space } = vars;

export const card = style({ display: 'grid', gap: space[5], padding: space[4] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[2],
});
export const tier = style({ ...textStyle('title') });
export const second = style({ ...textStyle('body'), color: secondary });
export const number = style({ ...tabular, whiteSpace: 'nowrap' });
export const until = style({ ...textStyle('small'), ...tabular, color: secondary });
export const untilWords = style({ display: 'block' });
export const lead = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });
export const figure = style({ ...textStyle('figure40'), ...tabular });
export const unit = style({ ...textStyle('strong'), overflowWrap: 'anywhere' });
export const reached = style({ ...textStyle('strong'), textWrap: 'balance' });
