import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const kit = resolve(import.meta.dirname, '../../packages/kit/src');
const icons = join(kit, 'primitives/icon');
const navigation = join(kit, 'navigation');
const screens = join(import.meta.dirname, 'src/screens/');
const rest = join(import.meta.dirname, 'src/rest.ts');
const homeParts: ReadonlySet<string> = new Set(
  ['later.ts', 'later-elder.ts'].map((file) => join(kit, 'screens/home', file)),
);

/** Tables that the first page shares with the others, each with the part of it that is known at once. */
const tables: Readonly<Record<string, string>> = {
  [join(icons, 'paths.ts')]: join(icons, 'later-paths.ts'),
  [join(navigation, 'all-routes.ts')]: join(navigation, 'later-routes.ts'),
};

/** The parts that come later: tables of the other screens, and what the first page shows after its first drawing. */
const isLate = (id: string) => id.startsWith(screens) || homeParts.has(id);

const importing = (name: string, from: string) => `import { ${name} } from ${JSON.stringify(from)};`;

/** Leaves the drawings and routes that the first page does not need to whatever comes later. Source: decision 0080. */
export const lateParts = (): Plugin => ({
  name: 'late-parts',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer && /\.\/(paths|all-routes)\.ts$/.test(source) ? tables[join(importer, '..', source)] : undefined,
  transform: (code, id) => {
    if (isLate(id)) return { code: `${code}\nimport ${JSON.stringify(rest)};`, map: null };
    if (id !== rest) return undefined;
    const gives = [
      importing('givePaths', join(icons, 'later-paths.ts')),
      importing('morePaths', join(icons, 'more-paths.ts')),
      importing('giveRoutes', join(navigation, 'later-routes.ts')),
      importing('moreRoutes', join(navigation, 'more-routes.ts')),
      'givePaths(morePaths);',
      'giveRoutes(moreRoutes);',
    ];
    return { code: [code, ...gives].join('\n'), map: null };
  },
});
