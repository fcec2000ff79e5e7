import { createGlobalThemeContract } from '@vanilla-extract/css';
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

/** Every design token as a CSS custom property: `vars.color.text.primary`, `vars.font.body.size`, `vars.space[4]`. */
export const vars = createGlobalThemeContract(
  {
    color: colors.light,
    font: { family, weight, ...text },
    space,
    radius,
    size: sizes,
    border,
    shadow: shadow.light,
    motion: { duration, easing },
  },
  (_value, path) => `mapp-${path.join('-')}`,
);
