import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import { expect, it } from 'vitest';
import { packedKit, packedSandbox, type Packed } from './packed.ts';

/**
 * An archive whose folders are known beforehand. Of itself the tool walks through all files for each folder that the
 * compiler asks for, which is most of what it does; the answers are the same.
 */
function unpacked(tarball: string): Package {
  const archive = createPackageFromTarballData(readFileSync(tarball));
  const folders = new Set(
    archive.listFiles().flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index))),
  );
  archive.directoryExists = (path) => folders.has(path.replace(/\/$/, ''));
  return archive;
}

/** Problems of the types of some doors, under each way to resolve them; `types.test.ts` compiles what is behind all. */
async function problemsOf({ tarball, manifest }: Packed, doors: readonly string[]) {
  const result = await checkPackage(unpacked(tarball), { entrypoints: [...doors] });
  const { problems, entrypoints } =
    'problems' in result ? result : { problems: [{ kind: 'NoTypes' }], entrypoints: {} };
  expect(Object.keys(entrypoints)).toEqual(doors);
  expect(Object.keys(manifest.exports)).toEqual(expect.arrayContaining([...doors]));
  // It has modules alone: nobody can require it, and says so.
  return problems.filter(({ kind }) => kind !== 'CJSResolvesToESM');
}

const doorsOf = ({ manifest }: Packed) => Object.keys(manifest.exports);

const layerOf = (door: string) => /^\.\/[^/]+(?=\/)/.exec(door)?.[0];

/** One door of each layer: all of them are made alike. */
const someOf = (packed: Packed) => [
  ...new Map(doorsOf(packed).map((door) => [layerOf(door), door])).values(),
];

it.each([packedKit(), packedSandbox()])(
  '$manifest.name has types that fit, for whoever imports modules, behind a door of each layer',
  async (packed) => {
    expect(await problemsOf(packed, someOf(packed))).toEqual([]);
  },
);

it.each([packedKit(), packedSandbox()])(
  '$manifest.name has types that fit, for whoever imports modules, behind each door',
  // Over three hundred doors, each in three ways: two minutes of a slow machine.
  { tags: ['all'], timeout: 300_000 },
  async (packed) => {
    expect(await problemsOf(packed, doorsOf(packed))).toEqual([]);
  },
);
