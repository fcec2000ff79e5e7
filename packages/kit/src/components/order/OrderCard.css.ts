import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, space } = vars;

export const card = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

/** Two ways to pay that find no room on one line still end at the edge. */
export const amount = style({
  ...textStyle('strong'),
  ...tabular,
  marginInlineStart: 'auto',
  textAlign: 'end',
});

export const time = style({ ...textStyle('small'), ...tabular, color: color.text.secondary });

/** The words of the way end at the edge, below the time where they find no room beside it. */
export const due = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const pay = style({
  ...textStyle('body'),
  display: 'inline-flex',
  gap: space[1],
  alignItems: 'center',
  marginInlineStart: 'auto',
  color: color.price.text,
  fontWeight: font.weight.semibold,
  whiteSpace: 'nowrap',
});

export const skeletonLines = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
