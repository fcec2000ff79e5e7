import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A compiler of TypeScript that a host may have. */
export interface Compiler {
  readonly name: string;
  /** As it is pinned. */
  readonly version: string;
  /** Its folder, with `bin/tsc`. */
  readonly folder: string;
}

interface Pins {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const home = resolve('tests/package/compilers');
const pinsOf = (folder: string): Pins =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Pins;

/** Ours, which is the newest. */
const own: Compiler = {
  name: 'typescript',
  version: pinsOf('.').devDependencies?.['typescript'] ?? '',
  folder: resolve('node_modules/typescript'),
};

/** The majors before it: they have a lock of their own, since each brings a `tsc` that would take the place of ours. */
const earlier: readonly Compiler[] = Object.entries(pinsOf(home).dependencies ?? {}).map(([name, pin]) => ({
  name,
  version: pin.slice(pin.lastIndexOf('@') + 1),
  folder: join(home, 'node_modules', name),
}));

/** All compilers under which a host may read our types. */
export const compilers: readonly Compiler[] = [...earlier, own];

/** The version that stands in a folder, if any. */
export function installedIn(folder: string): string | undefined {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** Installs the earlier majors where they are missing or others. @throws with what to do, when npm cannot */
export function installEarlier(): void {
  if (earlier.every(({ folder, version }) => installedIn(folder) === version)) return;
  try {
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: home,
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: 100_000,
    });
  } catch (failure) {
    const { stderr = '' } = failure as { stderr?: string };
    throw new Error(
      `The compilers in tests/package/compilers could not be installed. Is the npm registry reachable? npm said:\n${stderr}`,
      { cause: failure },
    );
  }
}
