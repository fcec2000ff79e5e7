import { styleIn } from '../../../theme/layered.ts';
import { tabular, textStyle } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, space } = vars;

export const skeleton = style({ display: 'grid', gap: space[3] });

export const band = style({ paddingBlock: space[3] });
export const facts = style({
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  marginBlockEnd: space[2],
  color: color.text.secondary,
});

export const notices = style({ display: 'grid', gap: space[3], marginBlock: space[3] });
export const note = style({ ...textStyle('small'), marginBlockStart: space[3], color: color.text.secondary });

export const due = style({ flex: '1 1 128px', minInlineSize: 0 });
export const party = style({
  ...textStyle('small'),
  ...tabular,
  display: 'block',
  color: color.text.secondary,
});
export const total = style({
  ...textStyle('figure24'),
  ...tabular,
  display: 'block',
  color: color.price.text,
});
export const on = style({ flex: '1 1 160px' });
export const leave = style({ flex: '0 1 auto' });
