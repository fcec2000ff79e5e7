import { vars } from './vars.css.ts';
import type { TextStyle } from './values.ts';

/** Size, line height and weight of one text style, to spread into a rule. */
export const textStyle = (name: TextStyle) => ({
  fontSize: vars.font[name].size,
  lineHeight: vars.font[name].line,
  fontWeight: vars.font[name].weight,
});

/** Figures of one width, for every time, price, point and number that is in a column. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

/** Media query of the list-and-detail split. Custom properties do not work in a query, so the width is here, checked against `size.split`. */
export const wide = 'screen and (min-width: 960px)';
