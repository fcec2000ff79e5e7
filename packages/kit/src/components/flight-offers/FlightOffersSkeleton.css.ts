import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

export const list = style({ display: 'grid', gap: space[3] });
export const route = style({ display: 'flex', gap: space[3] });
export const end = style({ display: 'block', flexShrink: 0 });
export const middle = style({
  flex: 1,
  alignSelf: 'flex-start',
  marginBlockStart: space[3],
  borderBlockEnd: `${border.hairline} solid ${color.border.strong}`,
});
export const side = style({ display: 'grid', justifyItems: 'end' });
