import { allTokens } from '@mapp/kit/theme';
import { toCss } from '@mapp/tokens/resolve.ts';

export type ThemeName = 'light' | 'dark';

/** The tokens of one group, by the rest of their path, as CSS text. */
export const tokensOf = (group: string, theme: ThemeName = 'light'): [name: string, css: string][] =>
  allTokens(theme)
    .filter(([path]) => path.startsWith(`${group}.`))
    .map(([path, value]) => [path.slice(group.length + 1), toCss(value)]);

/** A list by what is before the first dot of each name. */
export function grouped<Rest extends unknown[]>(tokens: readonly (readonly [name: string, ...Rest])[]) {
  return Map.groupBy(tokens, ([name]) => name.split('.', 1)[0] ?? name);
}
