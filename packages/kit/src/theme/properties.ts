import {
  border,
  colors,
  duration,
  easing,
  family,
  radius,
  shadow,
  sizes,
  space,
  text,
  weight,
} from './values.ts';

/** Every token that is a custom property, for a page in light colours. */
export const properties = {
  color: colors.light,
  font: { family, weight, ...text },
  space,
  radius,
  size: sizes,
  border,
  shadow: shadow.light,
  motion: { duration, easing },
};

/** Name of a token's custom property, without its two lines. */
export const nameOf = (path: readonly string[]): string => `mapp-${path.join('-')}`;
