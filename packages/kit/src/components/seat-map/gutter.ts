import { vars } from '../../theme/vars.css.ts';

const { size, space } = vars;

/** Of a wide window: in line with the wrap of its navigation, up to the panel beside. */
export const wideGutter = `max(${space[6]}, (100vw - ${size.wrap}) / 2) ${space[6]}`;

/** Beside the text above and instead of a map: as broad as a column of text, however broad the page. */
export const gutter = `max(${space[4]}, env(safe-area-inset-left), (100% - ${size.content}) / 2 + ${space[4]}) max(${space[4]}, env(safe-area-inset-right), (100% - ${size.content}) / 2 + ${space[4]})`;
