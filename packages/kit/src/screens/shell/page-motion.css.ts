import { vars } from '../../theme/vars.css.ts';

const { duration, easing } = vars.motion;

/** Custom properties that hold how long a page moves, and how: a script imports these two, not all of `vars`. */
export const pageTime = duration.sheet;
export const pageEasing = easing.out;
