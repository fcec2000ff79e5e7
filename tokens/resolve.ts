/** A DTCG tree: groups hold groups or tokens; a token has `$value`. */
export type TokenTree = { readonly [name: string]: unknown };

type Srgb = { colorSpace: 'srgb'; alpha: number; hex: string; components: number[] };
type Dimension = { value: number; unit: string };

const isObject = (value: unknown): value is TokenTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The token at a dotted path, or `undefined`. */
const tokenAt = (tree: TokenTree, path: string): TokenTree | undefined => {
  let node: unknown = tree;
  for (const name of path.split('.')) node = isObject(node) ? node[name] : undefined;
  return isObject(node) && '$value' in node ? node : undefined;
};

/**
 * Follows references such as `{palette.sky.600}` until a plain value is there.
 * @throws when a reference names no token, or leads back to itself.
 */
export function resolveValue(value: unknown, tree: TokenTree, seen: readonly string[] = []): unknown {
  if (typeof value !== 'string') return value;
  const path = /^\{(.+)\}$/.exec(value)?.[1];
  if (path === undefined) return value;
  if (seen.includes(path))
    throw new Error(`Token reference goes in a circle: ${[...seen, path].join(' → ')}`);
  const token = tokenAt(tree, path);
  if (!token) throw new Error(`Unknown token reference {${path}}`);
  return resolveValue(token['$value'], tree, [...seen, path]);
}

const isColor = (value: unknown): value is Srgb => isObject(value) && value['colorSpace'] === 'srgb';
const isDimension = (value: unknown): value is Dimension =>
  isObject(value) && 'unit' in value && 'value' in value;

/** A resolved token value as CSS text. px become rem where `rem` is set, so that text follows the reader's size. */
export function toCss(value: unknown, { rem = false }: { rem?: boolean } = {}): string {
  if (isColor(value)) {
    if (value.alpha === 1) return value.hex;
    const [r, g, b] = value.components.map((part) => Math.round(part * 255));
    return `rgb(${r} ${g} ${b} / ${value.alpha})`;
  }
  if (isDimension(value))
    return rem && value.unit === 'px' ? `${value.value / 16}rem` : `${value.value}${value.unit}`;
  if (Array.isArray(value))
    return value.every((part) => typeof part === 'number')
      ? `cubic-bezier(${value.join(', ')})`
      : value.map((part) => (/\s/.test(String(part)) ? `"${String(part)}"` : String(part))).join(', ');
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  throw new Error(`No CSS for the token value ${JSON.stringify(value)}`);
}

/** Every token below a group as `[dotted path, resolved value]`. */
export function flatten(group: unknown, tree: TokenTree, path = ''): [string, unknown][] {
  if (!isObject(group)) return [];
  if ('$value' in group) return [[path, resolveValue(group['$value'], tree)]];
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => flatten(child, tree, path ? `${path}.${name}` : name));
}

/** The same shape as a token group, with CSS text for each token. */
export type CssValues<Group> = Group extends { $value: unknown }
  ? string
  : { [Name in keyof Group as Name extends `$${string}` ? never : Name]: CssValues<Group[Name]> };

/** Resolves a whole group to CSS text, keeping its shape. */
export function cssValues<Group extends object>(
  group: Group,
  tree: TokenTree,
  options?: { rem?: boolean },
): CssValues<Group> {
  const walk = (node: unknown): unknown => {
    if (!isObject(node)) return node;
    if ('$value' in node) return toCss(resolveValue(node['$value'], tree), options);
    return Object.fromEntries(
      Object.entries(node)
        .filter(([name]) => !name.startsWith('$'))
        .map(([name, child]) => [name, walk(child)]),
    );
  };
  return walk(group) as CssValues<Group>;
}
