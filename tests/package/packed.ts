import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** package.json of the published library. */
export interface PublishedManifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string } | string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** The library as it would be published. */
export interface Packed {
  /** The archive. */
  readonly tarball: string;
  /** Its content, unpacked. */
  readonly folder: string;
  /** What is in it, as paths from its root. */
  readonly files: readonly string[];
  readonly manifest: PublishedManifest;
}

const cache = resolve('node_modules/.cache/mapp/package');

const home = join(cache, 'packed');
const list = join(home, 'packed.json');

/** Packs the built library (`npm run build kit`) with npm itself, and unpacks it again: once for all tests. */
export function setup(): void {
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const said = execFileSync(
    'npm',
    ['pack', resolve('packages/kit/dist'), '--json', '--pack-destination', home],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [{ filename, files } = { filename: '', files: [] }] = JSON.parse(said) as {
    filename: string;
    files: readonly { path: string }[];
  }[];
  const tarball = join(home, filename);
  execFileSync('tar', ['xzf', tarball, '-C', home]);
  writeFileSync(list, JSON.stringify({ tarball, files: files.map(({ path }) => path) }));
}

/** The library as it has been packed. */
export function packedKit(): Packed {
  const folder = join(home, 'package');
  const found = JSON.parse(readFileSync(list, 'utf8')) as Pick<Packed, 'tarball' | 'files'>;
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PublishedManifest;
  return { ...found, folder, manifest };
}

/**
 * An empty project in which the packed library is installed. What the library depends on is found in this
 * repository, and `contents.test.ts` sees that it names all of that.
 * @param sources the project's files, by path
 */
export function projectWith(
  { folder }: Packed,
  name: string,
  sources: Readonly<Record<string, string>>,
): string {
  const project = join(cache, name);
  rmSync(project, { recursive: true, force: true });
  mkdirSync(join(project, 'node_modules/@mapp'), { recursive: true });
  cpSync(folder, join(project, 'node_modules/@mapp/kit'), { recursive: true });
  for (const [path, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...sources }))
    writeFileSync(join(project, path), text);
  return project;
}
