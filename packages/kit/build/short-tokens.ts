import type { Plugin } from 'vite';
import { nameOf, properties } from '../src/theme/properties.ts';

const namesIn = (tree: object, path: readonly string[] = []): readonly string[] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? namesIn(value, [...path, key])
      : [`--${nameOf([...path, key])}`],
  );

const shortOf = new Map(namesIn(properties).map((name, at) => [name, `--_${at.toString(36)}`]));

/** A text with short names for the custom properties of tokens; others stay. */
export const withShortTokens = (text: string): string =>
  text.replaceAll(/--mapp-[\w-]+/g, (name) => shortOf.get(name) ?? name);

const replacing = (name: string, enforce: 'pre' | 'post', id: RegExp | { exclude: RegExp }): Plugin => ({
  name,
  enforce,
  transform: {
    filter: { code: '--mapp-', id },
    handler: (code) => ({ code: withShortTokens(code), map: null }),
  },
});

/**
 * Gives the custom properties of tokens short names: no host reaches into the built site, and their long ones were a tenth of its
 * style sheets. Before a sheet's content is known to its file's name, and in the modules that write a token into a style.
 */
export const shortTokens = (): readonly Plugin[] => [
  replacing('mapp:short-tokens-in-sheets', 'pre', /\.css$/),
  replacing('mapp:short-tokens', 'post', { exclude: /\.css$/ }),
];
