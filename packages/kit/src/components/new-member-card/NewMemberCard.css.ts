import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { secondary } from '../tier-surface/TierSurface.css.ts';

const style = styleIn('components');
const { space } = vars;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[12],
  // A bank card's shape at the usual width; more text makes it taller.
  minBlockSize: 196,
  padding: space[4],
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
});

export const name = style({ ...textStyle('title'), overflowWrap: 'anywhere' });
export const tier = style({ ...textStyle('strong') });
export const label = style({ ...textStyle('small'), color: secondary });
export const number = style({ ...textStyle('figure24'), ...tabular });
