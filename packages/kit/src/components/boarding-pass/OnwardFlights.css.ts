import { styleIn } from '../../theme/layered.ts';
import { tabular, textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

export const onward = style({
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
  paddingBlockStart: space[3],
});

export const head = style({ ...textStyle('small'), color: color.text.secondary });

export const flight = style({ ...textStyle('body'), ...tabular, paddingBlockStart: space[2] });

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  fontWeight: vars.font.weight.semibold,
});

export const detail = style({ ...textStyle('small'), color: color.text.secondary });
