import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';
import { secondary } from '../tier-surface/TierSurface.css.ts';

const style = styleIn('components');
const { color, radius, space } = vars;

export const panel = style({ display: 'grid', gap: space[4], padding: space[4] });

/** Without an inset it is a card: what it is at its head, how long at its foot, the lines between them. */
export const bare = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: 128,
  padding: space[4],
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
});
export const title = style({ ...textStyle('title') });
export const valid = style({ ...textStyle('small'), ...tabular, color: secondary });

/** The one inset that a card may hold. */
export const inset = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.control,
  background: color.background.surface,
  color: color.text.primary,
});
