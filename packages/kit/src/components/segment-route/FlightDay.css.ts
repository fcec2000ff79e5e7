import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, font, space } = vars;

export const when = style({
  ...textStyle('small'),
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  color: color.text.secondary,
});

export const flight = style({
  paddingInlineStart: space[2],
  borderInlineStart: `${border.hairline} solid ${color.border.strong}`,
  fontWeight: font.weight.semibold,
  color: color.text.primary,
});
