import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');
const { color, space, border } = vars;
const hairline = `${border.hairline} solid ${color.border.hairline}`;

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${space[5]} 1fr auto`,
  columnGap: space[3],
  rowGap: space[2],
  alignItems: 'center',
  minBlockSize: 68,
  padding: space[4],
  selectors: { '& + &': { borderBlockStart: hairline } },
});
export const detail = style({ gridColumn: 2 });
