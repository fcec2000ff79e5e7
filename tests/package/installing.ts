import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Pins {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The versions that a folder's package.json pins. */
export const pinsOf = (folder: string): Pins =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Pins;

/** `npm:typescript@5.9.3` and `5.9.3` → 5.9.3. */
export const versionIn = (pin: string): string => pin.slice(pin.lastIndexOf('@') + 1);

/** The version that is in a folder, if any. */
export function installedIn(folder: string): string | undefined {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** Time that npm may take, ms. 22 packages took 84 s on two busy cores whose cache had them. */
export const installLimit = 300_000;

/**
 * Installs what a folder with a lock of its own names, where it is missing or another version.
 * @param words further options of npm
 * @throws with what to do, when npm cannot
 */
export function installAside(folder: string, words: readonly string[] = []): void {
  const pins = Object.entries(pinsOf(folder).dependencies ?? {});
  if (pins.every(([name, pin]) => installedIn(join(folder, 'node_modules', name)) === versionIn(pin))) return;
  // As the lock says, which is left as it is. `npm ci` would refuse a lock without the binaries of platforms that a registry lacks.
  const asLocked = [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  try {
    execFileSync('npm', [...asLocked, ...words], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: installLimit,
    });
  } catch (failure) {
    const { stderr = '' } = failure as { stderr?: string };
    throw new Error(
      `What ${folder} names could not be installed. Is the npm registry reachable? npm said:\n${stderr}`,
      { cause: failure },
    );
  }
}
