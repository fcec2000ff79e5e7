import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

export const card = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

/** Two ways to pay that find no room on one line still end at the edge. */
export const amount = style({
  ...textStyle('strong'),
  ...tabular,
  marginInlineStart: 'auto',
  textAlign: 'end',
});

export const time = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });

export const skeletonLines = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
