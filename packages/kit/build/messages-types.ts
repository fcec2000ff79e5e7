/**
 * Writes `src/messages/messages.gen.ts` and a file of types for each Chinese catalogue, with each message's arguments; and for
 * each language a table of its own, with one lazy import for each catalogue. Run by `npm run messages`; a test fails when the file is not up to date.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { firstCatalogues, locales } from '../src/messages/types.ts';

/** The compiler's number for a formatted argument → the TypeScript type of the value. 0 stands for "#" in a plural. */
const kinds: Record<number, string> = {
  1: 'string',
  2: 'number',
  3: 'number',
  4: 'number',
  5: 'Date | number',
  6: 'Date | number',
};

/** Notes each argument of a list of compiled nodes: `[name]`, `[name, kind, options]`, or `[tag, ...children]`. */
function collect(nodes: readonly unknown[], found: Map<string, string>): void {
  for (const node of nodes) {
    if (!Array.isArray(node)) continue;
    const [name, second, options] = node as [string, unknown, unknown];
    const kind = typeof second === 'number' ? kinds[second] : undefined;
    if (node.length === 1) {
      if (!found.has(name)) found.set(name, 'string | number');
    } else if (kind) {
      found.set(name, kind);
      if (second !== 4 && typeof options === 'object' && options !== null) {
        for (const branch of Object.values(options)) if (Array.isArray(branch)) collect(branch, found);
      }
    } else {
      found.set(name, 'Tag');
      collect(node.slice(1), found);
    }
  }
}

/** The arguments of one ICU message: name → TypeScript type. */
export function argumentsOf(message: string): Map<string, string> {
  const found = new Map<string, string>();
  const compiled = compile(message);
  if (Array.isArray(compiled)) collect(compiled, found);
  return found;
}

const mark = '// Written by `npm run messages` from the Chinese catalogues. Do not edit.';

/** Name of the type of a catalogue: `points-orders` → `PointsOrders`. */
const typeOf = (catalogue: string) =>
  catalogue.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`;

/** Files generated for the catalogues below `folder`: file → text. */
export function generate(folder: string): Readonly<Record<string, string>> {
  const catalogues = readdirSync(join(folder, 'zh'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -5))
    .sort();
  const argumentTypes = catalogues.map((catalogue) => {
    const messages = JSON.parse(readFileSync(join(folder, 'zh', `${catalogue}.json`), 'utf8')) as Record<
      string,
      string
    >;
    const lines = Object.entries(messages).map(([key, message]) => {
      const found = [...argumentsOf(message)];
      const type =
        found.length === 0
          ? 'undefined'
          : `{ ${found.map(([name, kind]) => `${name}: ${kind}`).join('; ')} }`;
      return `  ${quote(key)}: ${type};`;
    });
    const tags = lines.some((line) => line.includes(': Tag'))
      ? "import type { Tag } from '../types.ts';\n\n"
      : '';
    return `${mark}
${tags}/** The arguments of each message of \`${catalogue}\`, by key. */
export interface ${typeOf(catalogue)} {
${lines.join('\n')}
}
`;
  });
  const later = catalogues.filter((name) => !firstCatalogues.some((first) => first === name));
  const packs = (language: string) => `${mark}
import type { MessageArguments } from '../messages.gen.ts';
import type { LaterPacks } from '../types.ts';

/** One lazy import for each catalogue but those of the first page. A key that this language lacks does not compile. */
export const packs: LaterPacks<MessageArguments> = {
${later.map((name) => `  ${quote(name)}: () => import('../${language}/${name}.json'),`).join('\n')}
};
`;
  const firstPacks = (language: string) => `${mark}
import shell from '../${language}/shell.json';
import type { MessageArguments } from '../messages.gen.ts';
import type { FirstPacks } from '../types.ts';

/** The catalogues of the first page, which waits for no table; that of every page is here. */
export const packs: FirstPacks<MessageArguments> = {
${firstCatalogues
  .map((name) =>
    name === 'shell'
      ? '  shell: () => Promise.resolve({ default: shell }),'
      : `  ${name}: () => import('../${language}/${name}.json'),`,
  )
  .join('\n')}
};
`;
  const types = `${mark}
${catalogues.map((catalogue) => `import type { ${typeOf(catalogue)} } from './arguments/${catalogue}.gen.ts';`).join('\n')}

/** The arguments of each message, by catalogue and key. */
export interface MessageArguments {
${catalogues.map((catalogue) => `  ${quote(catalogue)}: ${typeOf(catalogue)};`).join('\n')}
}
`;
  return {
    'messages.gen.ts': types,
    ...Object.fromEntries(
      catalogues.map((catalogue, at) => [`arguments/${catalogue}.gen.ts`, argumentTypes[at] ?? '']),
    ),
    ...Object.fromEntries(locales.map((language) => [`packs/${language}.gen.ts`, packs(language)])),
    ...Object.fromEntries(
      locales.map((language) => [`packs/${language}.first.gen.ts`, firstPacks(language)]),
    ),
  };
}
