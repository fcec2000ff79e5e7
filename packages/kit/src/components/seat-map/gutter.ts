import { vars } from '../../theme/vars.css.ts';

const { size, space } = vars;

/** Beside the text above and instead of a map: as broad as a column of text, however broad the page. */
export const gutter = `max(${space[4]}, env(safe-area-inset-left), (100% - ${size.content}) / 2 + ${space[4]}) max(${space[4]}, env(safe-area-inset-right), (100% - ${size.content}) / 2 + ${space[4]})`;
