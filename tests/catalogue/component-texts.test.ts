import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kitFiles, textOf } from './source.ts';
import { doors, fileOf, headings, namesPage, readText } from './component-texts.ts';

const script = [
  /\p{Script=Latin}/u,
  /\p{Script=Han}/u,
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Cyrillic}/u,
];

/** Table of parts in the guide. */
const [guide = ''] = /^\| component \| `data-part`[^]*?\n\n/m.exec(textOf('docs/host-guide.md')) ?? [];

/** Parts that the folder of a subpath marks by a name of their own. */
const partsOf = (door: string): readonly string[] => [
  ...new Set(
    kitFiles(`${door}/**/*.tsx`).flatMap((path) =>
      Array.from(textOf(path).matchAll(/\bdata-part="([\w-]+)"/g), ([, part = '']) => part),
    ),
  ),
];

describe('the docs of the public components', () => {
  it('are there for each subpath, and for nothing else', () => {
    expect(globSync('packages/kit/docs/**/*.md').toSorted()).toEqual(doors.map(fileOf).toSorted());
  });

  describe.each(doors)('%s', (door) => {
    it('says when to use it, its parts, keys and sections of the documents', () => {
      const { sections } = readText(door);
      expect(sections.map(({ heading }) => heading)).toEqual(headings);
      expect(sections.filter(({ text }) => text === '')).toEqual([]);
    });

    it('begins with what it shows or does', () => {
      expect(readText(door).lead).toMatch(/^[A-Z`][^]+\.$/);
    });

    it('is named in five languages', () => {
      const { names } = readText(door);
      expect(names).toHaveLength(script.length);
      names.forEach((name, at) => expect(name).toMatch(script[at] ?? /$^/));
    });

    it('names every part that hosts may look for', () => {
      const { sections } = readText(door);
      const told = sections.map(({ text }) => text).join('\n');
      expect(
        partsOf(door).filter((part) => !told.includes(`\`${part}\``) && !guide.includes(`\`${part}\``)),
      ).toEqual([]);
    });

    it('has an example that imports it', () => {
      expect(readText(door).example).toContain(`from '@mapp/kit/${door}'`);
    });
  });

  it('are found by their names in the catalogue (written by `npm run covered`)', async () => {
    await expect(namesPage()).toMatchFileSnapshot('../../stories/welcome/names.mdx');
  });
});
