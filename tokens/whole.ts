import type { TokenTree } from './resolve.ts';

const isGroup = (value: unknown): value is TokenTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('$value' in value);

/** One tree over another: groups are joined, tokens are replaced. */
function over(base: TokenTree, more: TokenTree): TokenTree {
  const joined = Object.entries(more).map(([name, value]) => {
    const before = base[name];
    return [name, isGroup(before) && isGroup(value) ? over(before, value) : value];
  });
  return { ...base, ...(Object.fromEntries(joined) as TokenTree) };
}

/** A tree in which each token has its type beside it, as a group hands it down. */
export function typed(tree: TokenTree, type?: unknown): TokenTree {
  const own = tree['$type'] ?? type;
  if ('$value' in tree) return own === undefined ? tree : { $type: own, ...tree };
  const { $type: _, ...rest } = tree;
  return Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [
      name,
      isGroup(value) ||
      (typeof value === 'object' && value !== null && '$value' in value && !name.startsWith('$'))
        ? typed(value as TokenTree, own)
        : value,
    ]),
  );
}

/** Files of every set, weakest first. */
const base = ['palette', 'type', 'size', 'motion', 'viewport'];

/** Sets that are handed out as one file each: references and all that they lead to. */
export const sets: Readonly<Record<string, readonly string[]>> = {
  light: [...base, 'semantic/light'],
  dark: [...base, 'semantic/dark'],
  elder: [...base, 'semantic/light', 'mode/elder'],
};

/**
 * Tokens of a set as one DTCG tree.
 * @param read gives the tree of a file by its name, as `semantic/light`
 */
export const wholeSet = (name: string, read: (file: string) => TokenTree): TokenTree =>
  typed((sets[name] ?? []).map(read).reduce(over, {}));
