import { globSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ofScreens } from '../../.storybook/modes.ts';
import { textOf } from '../catalogue/source.ts';
import { namesIn } from './archive.ts';
import { digestsIn } from './digests.ts';
import {
  archiveOf,
  digestsOf,
  isKeptWhole,
  picturesOf,
  stemOf,
  storyFiles,
  withoutPictures,
} from './stories.ts';

const files = storyFiles().map((path) => ({ path, stem: stemOf(path) }));
const kept = globSync('tests/visual/baselines/**/*.{pictures,digests.json}').toSorted();
const sorted = (names: readonly string[]) => names.toSorted();

describe('the baselines', () => {
  // A new or renamed story: `npm run visual:accept <file>` draws it.
  // Without any they are about to be drawn again, all at once.
  it.each(kept.length > 0 ? files : [])('of $path are of its stories', ({ path, stem }) => {
    const names = picturesOf(path);
    expect(sorted(namesIn(archiveOf(stem)))).toEqual(sorted(names.filter(isKeptWhole)));
    expect(sorted(Object.keys(digestsIn(stem)))).toEqual(sorted(names.filter((name) => !isKeptWhole(name))));
  });

  it('are of nothing else', () => {
    const known = files.flatMap(({ stem }) => [archiveOf(stem), digestsOf(stem)]);
    expect(kept.filter((path) => !known.includes(path))).toEqual([]);
  });

  it('take no more than 25 MB', () => {
    expect(kept.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(25e6);
  });
});

describe('the pictures of a story file', () => {
  it.each(files)('$path: each story, and the first of a screen in every mode', ({ path }) => {
    const names = picturesOf(path);
    const modes = (story: string) =>
      names.filter((name) => name.endsWith(`/${story}`)).map((name) => name.split('/')[0]);
    const [first = '', ...others] = names
      .filter((name) => name.startsWith('zh-light-390/'))
      .map((name) => name.split('/')[1] ?? '');
    expect(modes(first)).toEqual(path.startsWith('stories/screens/') ? ofScreens : ['zh-light-390']);
    expect(others.map(modes)).toEqual(others.map(() => ['zh-light-390']));
  });

  it.each(Object.keys(withoutPictures))('%s has none, at Chromatic neither', (path) => {
    expect(textOf(path)).toContain('chromatic: { disableSnapshot: true }');
  });
});
