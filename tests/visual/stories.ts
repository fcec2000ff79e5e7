import { globSync, readFileSync } from 'node:fs';
import { modes, modesOf, type ModeName } from '../../.storybook/modes.ts';
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

/** Story file of a stem: `screens/points/bill`. */
export const storyFileOf = (stem: string): string => `stories/${stem}.stories.tsx`;

/** Stem of a picture's whole name: `screens/points/bill/zh-light-390/basic`. */
export const stemIn = (whole: string): string => whole.split('/').slice(0, -2).join('/');

/** Name under which the pictures of a story file are filed: `screens/points/bill`. */
export const stemOf = (path: string): string =>
  path.replace(/^.*?stories\//, '').replace(/\.stories\.tsx$/, '');

/** Names of the pictures that a story file has: `zh-dark-390/basic`. */
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
