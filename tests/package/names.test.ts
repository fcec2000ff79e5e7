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

/** Doors to components, whose names and declarations stand in `props.txt`. */
const isDrawn = (subpath: string): boolean => /^\.\/(mapp$|(primitives|components|screens)\/)/.test(subpath);

/** They bring styles alone, each for a door to components. */
const unlayered = /^\.\/unlayered\//;

it.each(promised)('exports the names that $file promises', async ({ packed: { folder, manifest }, file }) => {
  const lines = Object.entries(manifest.exports).flatMap(([subpath, door]) => {
    if (typeof door === 'string' || unlayered.test(subpath)) return [];
    if (subpath === './unlayered') return [subpath];
    const names = namesOf(readFileSync(join(folder, door.types), 'utf8'));
    expect({ subpath, names }).not.toEqual({ subpath, names: [] });
    return isDrawn(subpath) ? [] : [subpath, ...names.map((name) => `  ${name}`)];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file);
});

it('has a door without layers for each door to components that brings styles', () => {
  const doors = Object.keys(packedKit().manifest.exports);
  const bare = doors
    .filter((subpath) => unlayered.test(subpath))
    .map((subpath) => subpath.replace('unlayered/', ''));
  // It draws nothing.
  const plain = ['./primitives/open-overlays'];
  expect(bare.toSorted()).toEqual(doors.filter((each) => isDrawn(each) && !plain.includes(each)).toSorted());
});
