import { join, resolve } from 'node:path';
import { installAside, pinsOf, versionIn } from './installing.ts';

/** A compiler of TypeScript that a host may have. */
export interface Compiler {
  readonly name: string;
  /** As it is pinned. */
  readonly version: string;
  /** Its folder, with `bin/tsc`. */
  readonly folder: string;
}

const home = resolve('tests/package/compilers');

/** Ours, which is the newest. */
export const own: Compiler = {
  name: 'typescript',
  version: pinsOf('.').devDependencies?.['typescript'] ?? '',
  folder: resolve('node_modules/typescript'),
};

/** The majors before it: they have a lock of their own, since each brings a `tsc` that would take the place of ours. */
export const earlier: readonly Compiler[] = Object.entries(pinsOf(home).dependencies ?? {}).map(
  ([name, pin]) => ({
    name,
    version: versionIn(pin),
    folder: join(home, 'node_modules', name),
  }),
);

/** All compilers under which a host may read our types. */
export const compilers: readonly Compiler[] = [...earlier, own];

/** Installs the earlier majors where they are missing or others. */
export const installEarlier = (): void => installAside(home);
