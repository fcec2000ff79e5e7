import { styleIn } from '../../theme/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const style = styleIn('screens');
const { space } = vars;

/** Below the tabs. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingBlockStart: space[4],
});

/** Above the content. */
export const above = style({ marginBlockEnd: space[5] });

/** Below a form, apart from it. */
export const below = style({ marginBlockStart: space[8] });

/** The button, right under the last field. */
export const save = style({ display: 'flex', marginBlockStart: space[5] });
