import postcss, { type Container, type Rule } from 'postcss';
import { layerNames } from '../src/theme/layer-names.ts';

/** Matches everything, and weighs as much as five elements: more than a host writes, less than one class. */
const fiveElements = ':not(_ _ _ _ _)';
/** Matches everything, and weighs as much as `count` ids. */
const ids = (count: number): string => ':not(#\\#)'.repeat(count);

/** Weight gained by each layer's rules, to keep their rank without layers. The tokens stay in theirs: a host's `:root` wins. */
const weights: Readonly<Record<string, string>> = {
  [layerNames.reset]: fiveElements,
  [layerNames.primitives]: ids(1),
  [layerNames.components]: ids(2),
  [layerNames.screens]: ids(3),
};

/** `.a:hover::before` → `.a:hover<weight>::before`. */
const heavier = (selector: string, weight: string): string =>
  selector.replace(/(::[\w-]+(\([^)]*\))?)?$/, (pseudo) => weight + pseudo);

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && (parent as Container & { name?: string }).name === 'keyframes';

/**
 * A style sheet whose rules are outside of every cascade layer, and win over a host's own unlayered ones by weight.
 * @param sheet as it is published, in layers
 */
export function unlayered(sheet: string): string {
  const root = postcss.parse(sheet);
  root.walkAtRules('layer', (layer) => {
    const weight = weights[layer.params];
    if (!layer.nodes || weight === undefined) return;
    layer.walkRules((rule) => {
      if (!isKeyframe(rule)) rule.selectors = rule.selectors.map((selector) => heavier(selector, weight));
    });
    layer.replaceWith(layer.nodes);
  });
  // A bundler joins sheets: a last statement without its end would take the next sheet's first along.
  root.raws.semicolon = true;
  return root.toString();
}
