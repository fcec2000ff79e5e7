import { styleIn } from '../../../theme/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

const style = styleIn('screens');
const { color, size, space } = vars;

/** The ground of the passes down to the foot of the page. */
export const page = style({
  minBlockSize: `calc(100dvh - ${size.appBar})`,
  background: color.background.passPage,
  '@media': { print: { minBlockSize: 0, background: 'none' } },
});

/** Below the passes: those that could not be read. */
export const below = style({ paddingInline: space[4], paddingBlockEnd: space[4] });
