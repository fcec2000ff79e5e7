import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Most values that a row of a table writes out, and a control offers. */
const most = 12;

const list = /\bconst (\w+) = \[((?:\s*(?:\/\/.*|\/\*[^]*?\*\/|'[^'\n]*'|,))*)\s*\] as const/g;

/** Closed lists of short words in some sources, by name; none that has several. */
export function closedLists(sources: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = sources.flatMap((text) =>
    [...text.matchAll(list)].map(
      ([, name = '', values = '']) =>
        [
          name,
          [...values.replaceAll(/\/\/.*|\/\*[^]*?\*\//g, '').matchAll(/'[^'\n]*'/g)].map(String),
        ] as const,
    ),
  );
  const same = (name: string, values: readonly string[]) =>
    found.every(([other, others]) => other !== name || others.join() === values.join());
  return new Map(
    found.filter(([name, values]) => values.length > 0 && values.length <= most && same(name, values)),
  );
}

/** A value of a list as the reader of the sources writes it in JSON, which does not follow it. */
const unread = /\{\s*"name":\s*"unknown\[number\]",\s*"raw":\s*"\(typeof (\w+)\)\[number\]"/g;

/** Docs of a component with the values of each closed list in place of its name. */
export const withValues = (code: string, lists: ReadonlyMap<string, readonly string[]>): string =>
  code.replaceAll(unread, (all, name: string) => {
    const values = lists.get(name);
    if (values === undefined) return all;
    const elements = values.map((value) => ({ name: 'literal', value }));
    return JSON.stringify({ name: 'union', raw: values.join(' | '), elements }).slice(0, -1);
  });

let ofKit: ReturnType<typeof closedLists> | undefined;

/** Closed lists of the kit's sources, read once. */
export const listsOfKit = (): ReturnType<typeof closedLists> =>
  (ofKit ??= closedLists(
    globSync('packages/kit/src/**/*.{ts,tsx}', { exclude: (path) => /\.test\./.test(path) }).map((path) =>
      readFileSync(path, 'utf8'),
    ),
  ));

/** Writes out the values that a prop can have, so that a table tells them and a control offers them. */
export function valuesOfClosedLists(): Plugin {
  return {
    name: 'mapp:values-of-closed-lists',
    // As the plug-in that adds what was read, which stands before.
    enforce: 'pre',
    transform: {
      filter: { code: 'unknown[number]' },
      handler: (code) => withValues(code, listsOfKit()),
    },
  };
}
