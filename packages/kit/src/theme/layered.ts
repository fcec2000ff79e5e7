import { style, type StyleRule } from '@vanilla-extract/css';
import * as layers from './layers.css.ts';

type Layer = Exclude<keyof typeof layers, 'reset' | 'theme'>;

/** A rule inside one of our layers, for `styleVariants`. */
export const ruleIn =
  (layer: Layer) =>
  (rule: StyleRule): StyleRule => ({ '@layer': { [layers[layer]]: rule } });

/**
 * `style` bound to a layer: `const style = styleIn('components')` at the head of a `.css.ts`.
 * The second argument is the readable part of the class name.
 */
export const styleIn =
  (layer: Layer) =>
  (rule: StyleRule, debugId?: string): string =>
    style(ruleIn(layer)(rule), debugId);
