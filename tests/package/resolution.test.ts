import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import { expect, it } from 'vitest';
import { packedKit, packedSandbox } from './packed.ts';

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

// Every door, under each way to resolve it; `types.test.ts` then compiles what is behind them.
it.each([packedKit(), packedSandbox()])(
  '$manifest.name has types that fit, for whoever imports modules',
  async ({ tarball, manifest }) => {
    const result = await checkPackage(unpacked(tarball));
    const { problems, entrypoints } =
      'problems' in result ? result : { problems: [{ kind: 'NoTypes' }], entrypoints: {} };
    expect(Object.keys(entrypoints)).toEqual(Object.keys(manifest.exports));
    // It has modules alone: nobody can require it, and says so.
    expect(problems.filter(({ kind }) => kind !== 'CJSResolvesToESM')).toEqual([]);
  },
  // Over three hundred doors, each in three ways: two minutes of a slow machine.
  300_000,
);
