import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** package.json of a published package. */
export interface PublishedManifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string } | string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** A package as it would be published. */
export interface Packed {
  /** The archive. */
  readonly tarball: string;
  /** Its content, unpacked. */
  readonly folder: string;
  /** Its files, as paths from its root. */
  readonly files: readonly string[];
  readonly manifest: PublishedManifest;
}

/** Sources and maps, which no build and no page reads; `source-maps.test.ts` looks at them where they are packed. */
export const isForReaders = /(^|\/)sources(\/|$)|\.map$/;

/** Room for what npm says of each file of a package, bytes. */
export const listOfFiles = 16 * 1024 * 1024;

const cache = resolve('node_modules/.cache/mapp/package');

/** The published packages: a host's tests use the second. */
const names = ['kit', 'sandbox'] as const;
type Name = (typeof names)[number];

const homeOf = (name: Name): string => join(cache, 'packed', name);
const listOf = (name: Name): string => join(homeOf(name), 'packed.json');

const run = promisify(execFile);

async function pack(name: Name): Promise<void> {
  const home = homeOf(name);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const words = ['pack', resolve('packages', name, 'dist'), '--json', '--pack-destination', home];
  const { stdout } = await run('npm', words, { maxBuffer: listOfFiles });
  const [{ filename, files } = { filename: '', files: [] }] = JSON.parse(stdout) as {
    filename: string;
    files: readonly { path: string }[];
  }[];
  const tarball = join(home, filename);
  await run('tar', ['xzf', tarball, '-C', home]);
  writeFileSync(listOf(name), JSON.stringify({ tarball, files: files.map(({ path }) => path) }));
}

/** Packs what has been built (`npm run build kit sandbox`) with npm itself, and unpacks it again: once for all tests. */
export async function setup(): Promise<void> {
  await Promise.all(names.map(pack));
}

function packed(name: Name): Packed {
  const folder = join(homeOf(name), 'package');
  const found = JSON.parse(readFileSync(listOf(name), 'utf8')) as Pick<Packed, 'tarball' | 'files'>;
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PublishedManifest;
  return { ...found, folder, manifest };
}

/** The library as it has been packed. */
export const packedKit = (): Packed => packed('kit');

/** The airline in small as it has been packed. */
export const packedSandbox = (): Packed => packed('sandbox');

/**
 * An empty project in which packed packages are installed. Their dependencies are found in this repository, and
 * `contents.test.ts` sees that they name all of that.
 * @param installed the library alone, or more
 * @param sources the project's files, by path
 * @param home where it is made, for frameworks that take all below `node_modules` for somebody else's
 */
export function projectWith(
  installed: Packed | readonly Packed[],
  name: string,
  sources: Readonly<Record<string, string>>,
  home = cache,
): string {
  const project = join(home, name);
  rmSync(project, { recursive: true, force: true });
  for (const { folder, manifest } of [installed].flat()) {
    const target = join(project, 'node_modules', manifest.name);
    mkdirSync(target, { recursive: true });
    cpSync(folder, target, { recursive: true, filter: (path) => !isForReaders.test(path) });
  }
  for (const [path, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...sources })) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  return project;
}
