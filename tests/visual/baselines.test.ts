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
  it('are of the stories of their file', () => {
    for (const { path, file } of files)
      expect({ path, names: [...baselinesIn(file).keys()] }).toEqual({
        path,
        names: picturesOf(path).toSorted(),
      });
  });

  it('are as wide as their page, and no lower', () => {
    const wrong = files.flatMap(({ path, file }) =>
      [...baselinesIn(file)].flatMap(([name, { width, height = tallest }]) => {
        const page = pagesOf(name).find((one) => one.width === width);
        return !page || height < page.height || height > tallest ? [`${path} ${name}`] : [];
      }),
    );
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

/** Modes in which the first story of a file is drawn, and those of each of the others. */
function modesOf(path: string) {
  const names = picturesOf(path).map((name) => name.split('/'));
  const [first, ...others] = names.filter(([mode]) => mode === 'zh-light-390').map(([, story]) => story);
  const modesIn = (story = '') => names.filter(([, of]) => of === story).map(([mode]) => mode);
  return { first: modesIn(first), others: others.map(modesIn) };
}

const modesFor = (path: string) => ({
  first: path.startsWith('stories/screens/') ? ofScreens : ['zh-light-390'],
  others: modesOf(path).others.map(() => ['zh-light-390']),
});

describe('the pictures of a story file', () => {
  it('are of each story, and of the first of a screen in every mode', () => {
    for (const { path } of files) expect({ path, ...modesOf(path) }).toEqual({ path, ...modesFor(path) });
  });

  it.each(Object.keys(withoutPictures))('%s has none, at Chromatic neither', (path) => {
    expect(textOf(path)).toContain('chromatic: { disableSnapshot: true }');
  });
});
