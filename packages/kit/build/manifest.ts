import { copyFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { changelogOf } from './changelog.ts';
import { migrationOf } from './migration.ts';
import { repositoryOf } from './repository.ts';

/** package.json as far as it is published. */
interface Manifest {
  readonly version: string;
  readonly exports: unknown;
  readonly [field: string]: unknown;
}

/** Fields of package.json that name built files. */
interface Built {
  /** Built files that do something by being imported; else as in the sources. */
  readonly sideEffects?: readonly string[];
  /** Built file of each command. */
  readonly bin?: Readonly<Record<string, string>>;
}

/** Fields of package.json that only matter where the package is built: the sources are private, so that they cannot be published. */
const homely = ['devDependencies', 'scripts', 'files', 'private'];

/** One subpath for each door: nothing else can be reached from outside. A file with an ending of its own is its own door. */
const exportsOf = (doors: readonly string[]) =>
  Object.fromEntries(
    doors
      .toSorted()
      .map((door) => [
        `./${door}`,
        door.endsWith('.json') ? `./${door}` : { types: `./${door}.d.ts`, default: `./${door}.js` },
      ]),
  );

/**
 * Writes what makes the built folder a package of its own: its package.json, with one subpath for each door, and the
 * texts that go with it.
 * @param home folder of the package's sources, whose package.json is read
 * @param doors public subpaths, as `primitives/button`
 * @param more fields that only what is built can have
 */
export function writeManifest(home: string, doors: readonly string[], more: Built = {}): void {
  const source = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Manifest;
  const kept = Object.entries(source).filter(([field]) => !homely.includes(field));
  const own = relative(join(home, '../..'), home);
  const published = {
    ...Object.fromEntries(kept),
    ...repositoryOf(process.env, own),
    ...more,
    exports: { './package.json': './package.json', ...exportsOf(doors) },
  };
  writeFileSync(join(home, 'dist/package.json'), `${JSON.stringify(published, undefined, 2)}\n`);
  writeFileSync(join(home, 'dist/CHANGELOG.md'), changelogOf(home, String(source['name'])));
  const migration = migrationOf(home, String(source['name']));
  if (migration !== undefined) writeFileSync(join(home, 'dist/MIGRATION.md'), migration);
  copyFileSync(join(home, 'README.md'), join(home, 'dist/README.md'));
  copyFileSync(join(home, '../../LICENSE'), join(home, 'dist/LICENSE'));
  for (const folder of ['codemods', 'docs']) {
    const from = join(home, folder);
    if (existsSync(from)) cpSync(from, join(home, 'dist', folder), { recursive: true });
  }
}
