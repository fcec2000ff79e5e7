import { createGlobalThemeContract } from '@vanilla-extract/css';
import { nameOf, properties } from './properties.ts';

/** Every design token as a CSS custom property: `vars.color.text.primary`, `vars.font.body.size`, `vars.space[4]`. */
export const vars = createGlobalThemeContract(properties, (_value, path) => nameOf(path));
