import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockStart: space[4],
});
export const period = style({
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  minInlineSize: 0,
});
export const days = style({ color: color.text.secondary });
export const count = style({ color: color.text.tertiary, whiteSpace: 'nowrap' });

/** The words end on the edge that the figures below end on. */
export const save = style({ flexShrink: 0, whiteSpace: 'nowrap', marginInlineEnd: `calc(-1 * ${space[4]})` });
