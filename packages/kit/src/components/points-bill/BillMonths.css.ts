import { styleIn } from '../../theme/layered.ts';
import { textStyle } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space, border, radius } = vars;

export const card = style({
  padding: space[4],
  background: color.background.surface,
  border: `${border.hairline} solid ${color.border.hairline}`,
  borderRadius: radius.card,
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: space[3], marginBlockEnd: space[2] });
export const title = style(textStyle('strong'));
