/**
 * Writes `src/messages/messages.gen.ts` from the Chinese catalogues: the areas and each message's arguments; and for each
 * language a table of its own, with one lazy import for each area. Run by `npm run messages`; a test fails when the file is not up to date.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { locales } from '../src/messages/types.ts';

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

const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`;

/** Files generated for the catalogues below `folder`: file → text. */
export function generate(folder: string): Readonly<Record<string, string>> {
  const areas = readdirSync(join(folder, 'zh'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -5))
    .sort();
  const lines = areas.map((area) => {
    const catalogue = JSON.parse(readFileSync(join(folder, 'zh', `${area}.json`), 'utf8')) as Record<
      string,
      string
    >;
    const entries = Object.entries(catalogue).map(([key, message]) => {
      const found = [...argumentsOf(message)];
      const type =
        found.length === 0
          ? 'undefined'
          : `{ ${found.map(([name, kind]) => `${name}: ${kind}`).join('; ')} }`;
      return `    ${quote(key)}: ${type};`;
    });
    return `  ${quote(area)}: {\n${entries.join('\n')}\n  };`;
  });
  const packs = (language: string) => `${mark}
import type { MessageArguments } from '../messages.gen.ts';
import type { Packs } from '../types.ts';

/** One lazy catalogue for each area. A key that this language lacks does not compile. */
export const packs: Packs<MessageArguments> = {
${areas.map((area) => `  ${quote(area)}: () => import('../${language}/${area}.json'),`).join('\n')}
};
`;
  const tags = lines.some((line) => line.includes(': Tag'))
    ? "import type { Tag } from './types.ts';\n\n"
    : '';
  const types = `${mark}
${tags}/** The arguments of each message, by area and key. */
export interface MessageArguments {
${lines.join('\n')}
}
`;
  return {
    'messages.gen.ts': types,
    ...Object.fromEntries(locales.map((language) => [`packs/${language}.gen.ts`, packs(language)])),
  };
}
