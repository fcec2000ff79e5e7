/**
 * Names of our cascade layers. Each lies inside of a layer that Tailwind and its like name too, and order alike, so that our rank
 * is theirs in whatever order a bundler puts the style sheets: above a host's reset, below its utilities.
 */
export const layerNames = {
  theme: 'theme.mapp',
  reset: 'base.mapp',
  primitives: 'components.mapp.primitives',
  components: 'components.mapp.components',
  screens: 'components.mapp.screens',
} as const;

/** The full order, weakest first, `utilities` of a host included: the first line of every published style sheet. */
export const layerOrder: readonly string[] = [...Object.values(layerNames), 'utilities'];
