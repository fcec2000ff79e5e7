import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** The kit's source, by path from the repository's folder, without tests and what serves them. */
export const kitFiles = (pattern: string): string[] =>
  globSync(`packages/kit/src/${pattern}`).filter((path) => !/\.(test|support)\.tsx?$/.test(path));

export const textOf = (path: string): string => readFileSync(path, 'utf8');

/** A file's text without comments; strings stay as they are. */
export const withoutComments = (text: string): string =>
  text.replaceAll(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (match, string?: string) => string ?? ' '.repeat(match.length),
  );

/** The layers whose parts a traveller sees. */
const shown = '{primitives,components,screens}';

/** Subjects of stories: each public subpath of a shown layer, `components/points-bill` or `screens/points/bill`. */
export const subjects = (): string[] =>
  globSync(`packages/kit/exports/${shown}/**/*.ts`)
    .map((path) => path.slice('packages/kit/exports/'.length, -'.ts'.length))
    .toSorted();

/** The folders of primitives and components that hold a component, without those inside another: `components/points-bill`. */
export function componentFolders(): string[] {
  const folders = new Set(
    kitFiles('{primitives,components}/**/*.tsx')
      .filter((path) => /^[A-Z]/.test(basename(path)))
      .map((path) => dirname(path).slice('packages/kit/src/'.length)),
  );
  return [...folders]
    .filter((folder) => ![...folders].some((other) => folder.startsWith(`${other}/`)))
    .toSorted();
}

const kebab = (name: string): string => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** The story files by what they show: `stories/components/points-bill/PointsBill.stories.tsx` → `components/points-bill/points-bill`. */
export const stories = (): { path: string; shows: string }[] =>
  globSync('stories/**/*.stories.tsx').map((path) => ({
    path,
    shows: path.slice('stories/'.length, -'.stories.tsx'.length).split('/').map(kebab).join('/'),
  }));
