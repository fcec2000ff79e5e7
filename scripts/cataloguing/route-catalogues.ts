import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Tables of the site that name each screen; the first page is written by hand in `screens.ts`. */
const tables = (): readonly string[] => globSync('apps/mapp/src/screens/*.ts').toSorted();

/** Catalogues that are there before any screen. */
const always = new Set(['shell']);

const read = new Map<string, { readonly imports: readonly string[]; readonly uses: readonly string[] }>();

/** Imports of a file that bring code with them, and the catalogues that it reads. Late imports bring words of their own. */
function factsOf(file: string) {
  const known = read.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+\.tsx?)';/gm)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => existsSync(path));
  const uses = [...text.matchAll(/\buseMessages\('([\w-]+)'\)/g)].map(([, name = '']) => name);
  const facts = { imports, uses };
  read.set(file, facts);
  return facts;
}

/** Catalogues that a file and all that comes with it read, by name. */
export function cataloguesOf(entry: string): readonly string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const { imports, uses } = factsOf(file);
    for (const name of uses) if (!always.has(name)) found.add(name);
    imports.forEach(follow);
  };
  follow(entry);
  return [...found].toSorted();
}

/** Destination and screen of each row of a table: `bill` and `points/bill`. */
const rowsOf = (table: string) =>
  readFileSync(table, 'utf8').matchAll(
    /(\w+): \{\s*load: async \(\) =>\s*\(await import\('@mapp\/kit\/screens\/([^']+)'\)\)/g,
  );

/** A file for each table with the catalogues that the imports of its screens tell, by destination: path → text. */
export const routeCatalogues = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tables().map((table) => {
      const lists = Array.from(rowsOf(table), ([, destination = '', screen = '']) => {
        const names = cataloguesOf(`packages/kit/exports/screens/${screen}.ts`);
        return `export const ${destination}: readonly Catalogue[] = [${names.map((name) => `'${name}'`).join(', ')}];`;
      });
      const text = [
        '// Written by `npm run messages` from the imports of each screen. Do not edit.',
        "import type { Catalogue } from '@mapp/kit/messages';\n",
        ...lists,
      ];
      return [`apps/mapp/src/catalogues/${basename(table, '.ts')}.gen.ts`, `${text.join('\n')}\n`];
    }),
  );
