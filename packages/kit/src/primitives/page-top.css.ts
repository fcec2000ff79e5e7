import { createVar, fallbackVar } from '@vanilla-extract/css';
import { styleIn } from '../theme/layered.ts';
import { vars } from '../theme/vars.css.ts';

// Names alone: who asks for them brings no bar's styles along.
const { size, space } = vars;

/** Mark of the navigation at the top of a wide page, for what is below it. */
export const nav = styleIn('primitives')({});

/** Height of the bar that sticks to the top of a screen, set by the screen: what sticks below begins there. */
export const below = createVar();

/** The same for what is shown without a screen. Scripts import this one text, not all of `vars`. */
export const barSize = fallbackVar(below, size.appBar);

/** The wrap with its gutters: 80 px beside it at 1280, never less than 24. */
export const wrap = `calc(${size.wrap} + 2 * ${space[6]})`;
