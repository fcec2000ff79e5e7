import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('components');

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  justifyContent: 'space-between',
});
