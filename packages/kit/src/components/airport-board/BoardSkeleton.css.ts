import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { border, color, space } = vars;

export const rows = style({});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '4rem 1fr auto',
  alignItems: 'start',
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockStart: `${border.hairline} solid ${color.border.hairline}`,
});
