import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packedKit, packedSandbox } from './packed.ts';

const promised = [
  { packed: packedKit(), file: 'names.txt' },
  { packed: packedSandbox(), file: 'sandbox-names.txt' },
];

/** The names that a door's declarations export; types are marked. */
function namesOf(declarations: string): readonly string[] {
  return [...declarations.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((entry) => entry.trim().replace(/^(?:type )?\w+ as (\w+)$/, '$1'))
    .filter(Boolean)
    .toSorted();
}

it.each(promised)('exports the names that $file promises', async ({ packed: { folder, manifest }, file }) => {
  const lines = Object.entries(manifest.exports).flatMap(([subpath, door]) => {
    if (typeof door === 'string') return [];
    // They bring styles alone.
    if (/^\.\/unlayered(\/|$)/.test(subpath)) return [subpath];
    const names = namesOf(readFileSync(join(folder, door.types), 'utf8'));
    expect({ subpath, names }).not.toEqual({ subpath, names: [] });
    return [subpath, ...names.map((name) => `  ${name}`)];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file);
});
