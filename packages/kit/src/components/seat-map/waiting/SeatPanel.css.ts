import { styleIn } from '../../../theme/layered.ts';
import { vars } from '../../../theme/vars.css.ts';
import { gutter } from '../gutter.ts';

const style = styleIn('components');

/** Round what is there instead of seats. */
export const panel = style({
  paddingInline: gutter,
  paddingBlock: vars.space[4],
  minBlockSize: vars.size.button,
});
