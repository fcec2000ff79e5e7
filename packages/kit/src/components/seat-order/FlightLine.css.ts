import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, font, space } = vars;

/** The date finds its room at the end, or below. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'baseline',
  justifyContent: 'space-between',
});

export const flight = style({ ...textStyle('strong'), minInlineSize: 0, overflowWrap: 'anywhere' });

export const when = style({
  ...textStyle('small'),
  ...tabular,
  fontWeight: font.weight.regular,
  color: color.text.secondary,
  whiteSpace: 'nowrap',
});
