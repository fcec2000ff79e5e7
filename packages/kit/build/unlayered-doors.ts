import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { unlayeredPath } from './styles-plugin.ts';

/** An import of a file of the same package, at once or later. */
const near = /(?:\bfrom |\bimport |\bimport\()"(\.[^"]+)"/g;

/** The style sheets that a module brings at last, lazily loaded ones included, in the order of its imports. */
function sheetsOf(dist: string, file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith('.css')) return [file];
  return [...readFileSync(join(dist, file), 'utf8').matchAll(near)].flatMap(([, path = '']) =>
    sheetsOf(dist, join(dirname(file), path), seen),
  );
}

/** Writes a module that brings style sheets and nothing else. */
function writeDoor(dist: string, door: string, sheets: readonly string[]): void {
  const home = dirname(join(dist, door));
  mkdirSync(home, { recursive: true });
  const paths = sheets.map((sheet) => relative(home, join(dist, unlayeredPath(sheet))));
  const imports = paths.map((path) => `import "${path.startsWith('.') ? path : `./${path}`}";\n`);
  writeFileSync(join(dist, `${door}.js`), imports.join(''));
  writeFileSync(join(dist, `${door}.d.ts`), 'export {};\n');
}

/**
 * Writes a door beside each one that brings styles: `unlayered/primitives/button` brings those of `primitives/button` outside of
 * the cascade layers, and `unlayered` those of all.
 * @param dist the built package
 * @param doors its public subpaths
 * @returns the public subpaths that came to them
 */
export function writeUnlayered(dist: string, doors: readonly string[]): readonly string[] {
  const ground = sheetsOf(dist, 'theme/no-reset.js');
  const own = doors
    .filter((door) => door !== 'theme' && door !== 'theme/no-reset')
    .map((door) => ({
      door,
      sheets: sheetsOf(dist, `${door}.js`).filter((sheet) => !ground.includes(sheet)),
    }))
    .filter(({ sheets }) => sheets.length > 0);
  const all = [...new Set([...ground, ...own.flatMap(({ sheets }) => sheets)])];
  writeDoor(dist, 'unlayered', all);
  for (const { door, sheets } of own) writeDoor(dist, `unlayered/${door}`, [...ground, ...sheets]);
  return ['unlayered', ...own.map(({ door }) => `unlayered/${door}`)];
}
