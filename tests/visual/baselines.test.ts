import { globSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modes, ofEveryStory, ofScreens, type ModeName } from '../../.storybook/modes.ts';
import { sizeOf, viewportNames } from '../../.storybook/viewports.ts';
import { textOf } from '../catalogue/source.ts';
import { baselinesFile, baselinesIn } from './digests.ts';
import { picturesOf, stemIn, stemOf, storyFileOf, storyFiles, withoutPictures } from './stories.ts';
import { tallest } from './tallest.ts';

const files = storyFiles().map((path) => ({ path, file: baselinesFile(stemOf(path)) }));
const kept = globSync('tests/visual/baselines/**/*').filter((path) => statSync(path).isFile());

/** Pages that a mode is drawn on: a story may choose its own for the usual one. */
const pagesOf = (name: string) => {
  const mode = name.split('/')[0] as ModeName;
  return (ofEveryStory.includes(mode) ? viewportNames : [modes[mode].viewport]).map(sizeOf);
};

describe('the baselines', () => {
  // A new or renamed story: `npm run visual:accept <file>` draws it.
  it.each(files)('of $path are of its stories', ({ path, file }) => {
    expect([...baselinesIn(file).keys()]).toEqual(picturesOf(path).toSorted());
  });

  it.each(files)('of $path are as wide as their page, and no lower', ({ file }) => {
    const wrong = [...baselinesIn(file)].filter(([name, { width, height = tallest }]) => {
      const page = pagesOf(name).find((one) => one.width === width);
      return !page || height < page.height || height > tallest;
    });
    expect(wrong).toEqual([]);
  });

  it('are of nothing else, and no pictures', () => {
    const known = new Set(files.map(({ file }) => file));
    expect(kept.filter((path) => !known.has(path))).toEqual([]);
  });
});

it("a picture's name leads to its story file", () => {
  for (const { path } of files)
    for (const name of picturesOf(path).slice(0, 1))
      expect(storyFileOf(stemIn(`${stemOf(path)}/${name}`))).toBe(path);
});

describe('the pictures of a story file', () => {
  it.each(files)('$path: each story, and the first of a screen in every mode', ({ path }) => {
    const names = picturesOf(path);
    const modesIn = (story: string) =>
      names.filter((name) => name.endsWith(`/${story}`)).map((name) => name.split('/')[0]);
    const [first = '', ...others] = names
      .filter((name) => name.startsWith('zh-light-390/'))
      .map((name) => name.split('/')[1] ?? '');
    expect(modesIn(first)).toEqual(path.startsWith('stories/screens/') ? ofScreens : ['zh-light-390']);
    expect(others.map(modesIn)).toEqual(others.map(() => ['zh-light-390']));
  });

  it.each(Object.keys(withoutPictures))('%s has none, at Chromatic neither', (path) => {
    expect(textOf(path)).toContain('chromatic: { disableSnapshot: true }');
  });
});
