import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Tables of the site that name each screen and the catalogues of its words; the first page is written by hand in `screens.ts`. */
export const tables = (): readonly string[] => globSync('apps/mapp/src/screens/*.ts').toSorted();

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

/** A table with the catalogues that the imports of its screens tell. */
export const withCatalogues = (text: string): string =>
  text.replaceAll(
    /(import\('@mapp\/kit\/screens\/([^']+)'\)\)\.\w+,\s*catalogues: )\[[^\]]*\]/g,
    (_, before: string, screen: string) => {
      const names = cataloguesOf(`packages/kit/exports/screens/${screen}.ts`).map((name) => `'${name}'`);
      return `${before}[${names.join(', ')}]`;
    },
  );
