/** Declarations of a public subpath by name, each as the published types write it. */
type Declarations = ReadonlyMap<string, string>;

/** The declarations of public subpaths, by `components/seat-map`. */
export type PublishedTypes = ReadonlyMap<string, Declarations>;

/** The declarations of every public subpath, as `tests/package/props.txt` lists them. */
export function declarationsOf(list: string): PublishedTypes {
  const doors = list.split(/^\/\/ \.\//m).slice(1);
  return new Map(
    doors.map((text) => {
      const [door = ''] = text.split('\n');
      const declarations = text.split(/^(?=(?:declare|interface|type) )/m).slice(1);
      const nameOf = (one: string) => /^(?:declare \w+|interface|type) (\w+)/.exec(one)?.[1] ?? '';
      return [door.trim(), new Map(declarations.map((one) => [nameOf(one), one]))] as const;
    }),
  );
}

/** A type up to the semicolon that ends it, on one line and without `undefined`, which `required` says already. */
function firstType(text: string): string {
  let depth = 0;
  let end = 0;
  for (; end < text.length && !(text[end] === ';' && depth === 0); end += 1) {
    if ('{([<'.includes(text[end] ?? '')) depth += 1;
    else if ('})]'.includes(text[end] ?? '') || (text[end] === '>' && text[end - 1] !== '=')) depth -= 1;
  }
  const line = text
    .slice(0, end)
    .replace(/\s+/g, ' ')
    .replace(/ \| undefined$/, '');
  return line.replace(/^\((\([^()]*\) => [^()]*)\)$/, '$1');
}

/** Type of a prop in a declaration, or in those that it extends or is made of. */
function typeIn(all: Declarations, name: string, prop: string, seen = new Set<string>()): string | undefined {
  const text = all.get(name);
  if (text === undefined || seen.has(name)) return undefined;
  seen.add(name);
  const at = new RegExp(`^ +(?:readonly )?${prop}\\??: `, 'm').exec(text);
  if (at) return firstType(text.slice(at.index + at[0].length));
  const others = [...text.matchAll(/\b[A-Z]\w+/g)].map(([one]) => one);
  for (const other of others) {
    const found = typeIn(all, other, prop, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Type of a prop as the published types write it: `readonly HeldPass[]`, of which the reader of the sources says `unknown`.
 * @param title of the component's stories: its public subpath, or one below it
 */
export function publishedType(
  list: PublishedTypes,
  title: string,
  component: string,
  prop: string,
): string | undefined {
  const doors = [...list].filter(([door, all]) => `${title}/`.startsWith(`${door}/`) && all.has(component));
  const [, all] = doors.toSorted(([a], [b]) => b.length - a.length)[0] ?? [];
  const props = /[:&] (\w+)(?:<[^()]*>)?\)(?:: | => )/.exec(all?.get(component) ?? '')?.[1];
  return all && props && typeIn(all, props, prop);
}

/** Types that the reader of the sources tells without what they are of, or does not follow at all. */
const names = [
  'unknown',
  'intersection',
  'z.output',
  'Readonly',
  'ReadonlyMap',
  'Pick',
  'Omit',
  'Partial',
  'NonNullable',
];
const unread = new RegExp(`(?<!['\\w])(?:${names.join('|')})(?!['\\w<])`);

/** Whether what was read of a type leaves out what it is: `unknown`, `Readonly`, of a value of a list `unknown[number]`. */
export const isUnread = (type: string): boolean => unread.test(type);
