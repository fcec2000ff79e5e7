import { globSync, readFileSync } from 'node:fs';
import { modes, modesOf, ofEveryStory, type ModeName } from '../../.storybook/modes.ts';
import { storyId } from '../catalogue/story-ids.ts';
import { sourceOfStory } from '../catalogue/story-text.ts';

/** Story files without pictures, and why. */
export const withoutPictures: Readonly<Record<string, string>> = {
  'stories/review/beside.stories.tsx': 'Its frames load the whole catalogue, which a test does not serve.',
  'stories/review/content.stories.tsx': 'A list of every text; it changes with each.',
  'stories/review/leaks.stories.tsx': 'Its stories leak, and show a dash.',
  'stories/review/screens.stories.tsx': 'A list of every screen; it changes with each.',
  'stories/foundations/coverage.stories.tsx': 'A list of every story and test; it changes with each.',
};

/** A story that says itself, or by what it is made with, that it looks as another does. */
const looksAsAnother = /disableSnapshot: true|\brefused(AfterAFailure|ThenUnknown)\(/;

export const storyFiles = (): string[] =>
  globSync('stories/**/*.stories.tsx')
    .filter((path) => !(path in withoutPictures))
    .toSorted();

/** Name under which the pictures of a story file are filed: `screens/points/bill`. */
export const stemOf = (path: string): string =>
  path.replace(/^.*?stories\//, '').replace(/\.stories\.tsx$/, '');

/** Where those are kept that every story has. */
export const archiveOf = (stem: string): string => `tests/visual/baselines/${stem}.pictures`;

/** Where the digests of those are kept that screens have beside. */
export const digestsOf = (stem: string): string => `tests/visual/baselines/${stem}.digests.json`;

/** Whether a picture is kept as such, or by its digest: all screens in all modes would take more than everything else here. */
export const isKeptWhole = (name: string): boolean =>
  ofEveryStory.some((mode) => name.startsWith(`${mode}/`));

/** The pictures that a story file has: by mode, so that what is alike lies together. */
export function picturesOf(path: string): string[] {
  const exported = [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  const sourceOf = sourceOfStory(path);
  const of = (mode: ModeName) =>
    exported
      .filter(
        (name, index) => modesOf(path, index === 0).includes(mode) && !looksAsAnother.test(sourceOf(name)),
      )
      .map((name) => `${mode}/${storyId(path, name).split('--')[1]}`);
  return (Object.keys(modes) as ModeName[]).flatMap(of);
}
