import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const folder = resolve(import.meta.dirname, '../../packages/kit/src/primitives/icon');
const pathsIn = (file: string) => JSON.stringify(join(folder, file));
const tables = join(import.meta.dirname, 'src/screens/');

/** Leaves the drawings that the first page does not need to the tables of the other screens. Source: decision 0080. */
export const lateIcons = (): Plugin => ({
  name: 'late-icons',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './paths.ts' && importer?.endsWith('/icon/Icon.tsx')
      ? join(folder, 'later-paths.ts')
      : undefined,
  transform: (code, id) =>
    id.startsWith(tables)
      ? {
          code: [
            code,
            `import { givePaths } from ${pathsIn('later-paths.ts')};`,
            `import { morePaths } from ${pathsIn('more-paths.ts')};`,
            'givePaths(morePaths);',
          ].join('\n'),
          map: null,
        }
      : undefined,
});
