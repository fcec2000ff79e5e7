import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errors, type ErrorEntry } from '@mapp/kit/contracts';
import { stories } from '../catalogue/source.ts';
import { sourceOfStory } from '../catalogue/story-text.ts';
import { placeStories, playsIn, type PlacedStory } from './stories.ts';

const placed = placeStories(
  new Map(
    stories()
      .map(({ path }) => path)
      .toSorted()
      .map((path) => [path, readFileSync(path, 'utf8')]),
  ),
);

/** Codes of the catalogue that a source names as covered. */
const codesIn = (source: string): string[] =>
  [...source.matchAll(/\bcovers: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, code = '']) => code).filter((code) => code.includes('.')),
  );

const file = (...written: string[]): string =>
  ["const meta = preview.meta({ tags: ['!autodocs'] });", ...written].join('\n\n');
const story = (name: string, inside = ''): string => `export const ${name} = meta.story({${inside}});`;

const tiersIn = (path: string, module: string): Record<string, string> =>
  Object.fromEntries(
    placeStories(new Map([[path, module]])).map(({ name, tier, rule }) => [name, `${tier}, ${rule}`]),
  );

const screen = 'stories/screens/points/bill.stories.tsx';

describe('which stories play by default', () => {
  it('of stories that differ in their words, numbers, codes and names alone the first', () => {
    const told = (text: string, code: string) =>
      ` parameters: { covers: ['${code}'] }, play: press('${text}', ${text.length}) `;
    const module = file(
      story('Basic'),
      story('Sold', told('sold', 'a.1')),
      '/** Another reason. */',
      story('Closed', told('closed for today', 'a.2')),
      story('Gone', " play: pressAll('sold', 4) "),
    );
    expect(tiersIn(screen, module)).toEqual({
      Basic: 'test, first',
      Sold: 'test, each',
      Closed: 'all, copy',
      Gone: 'test, each',
    });
  });

  it('a tag before every rule', () => {
    const module = file(
      story('Basic', " tags: ['night'] "),
      story('One', " play: says('a'), tags: ['all'] "),
      story('Two', " play: says('b'), tags: ['test'] "),
    );
    expect(tiersIn(screen, module)).toEqual({ Basic: 'night, tag', One: 'all, tag', Two: 'test, tag' });
  });

  it('of ways to tell a fault one in each area at least; of those that act too', () => {
    const failed = " beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500' }), play: saysSo ";
    const acting = failed.replace('saysSo', '({ canvas }) => userEvent.click(canvas)');
    const files = ['bill', 'card', 'offers', 'orders', 'ways', 'years'].map(
      (name) =>
        [
          `stories/screens/points/${name}.stories.tsx`,
          file(story('Basic'), story('Failed', failed), story('Tried', acting)),
        ] as const,
    );
    const all = placeStories(new Map(files));
    const playing = (name: string) => all.filter((one) => one.name === name && one.tier === 'test').length;
    expect(playing('Failed')).toBeGreaterThan(0);
    expect(playing('Failed')).toBeLessThan(files.length);
    expect(playing('Tried')).toBeGreaterThan(0);
    expect(playing('Basic')).toBe(files.length);
  });

  it('of a component what acts, wherever it stands', () => {
    const module = file(
      story('Basic'),
      story('Pressed', ' play: press '),
      'const press = () => userEvent.click();',
    );
    expect(tiersIn('stories/components/amount.stories.tsx', module)).toEqual({
      Basic: 'test, first',
      Pressed: 'test, component',
    });
  });
});

describe('the stories that there are', () => {
  const by = (key: (one: PlacedStory) => string) => Map.groupBy(placed, key);
  const playing = (some: readonly PlacedStory[]) => some.filter((one) => playsIn('test', one)).length;

  it('plays one of each file at least', () => {
    const silent = [...by(({ path }) => path)].filter(([, some]) => playing(some) === 0);
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it('plays every one from the second tier on, unless its tag says so', () => {
    expect(placed.filter((one) => !playsIn('all', one) && one.rule !== 'tag')).toEqual([]);
  });

  // The table of codes leads to the words of each language in `catalogue/errors.test.ts`.
  it('shows each code by default, or the code has a message of its own', () => {
    const shownBy = (some: readonly PlacedStory[]) =>
      new Set(some.flatMap(({ path, name }) => codesIn(sourceOfStory(path)(name))));
    const [shown, left] = [true, false].map((plays) =>
      shownBy(placed.filter((one) => playsIn('test', one) === plays)),
    );
    const told = new Set(
      (errors as readonly ErrorEntry[]).filter(({ messageKey }) => messageKey).map(({ code }) => code),
    );
    expect([...(left ?? [])].filter((code) => !shown?.has(code) && !told.has(code))).toEqual([]);
  });

  it('is the same whatever is written beside a file', () => {
    const text = readFileSync('stories/components/seat-map.stories.tsx', 'utf8');
    const before = placeStories(new Map([['stories/components/seat-map.stories.tsx', text]]));
    const more = placeStories(
      new Map([['stories/components/seat-map.stories.tsx', `${text}\n${story('Novel', ' play: looks ')}\n`]]),
    );
    expect(more.slice(0, -1)).toEqual(before);
  });
});
