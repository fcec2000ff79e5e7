import { afterAll, describe, expect, it, vi } from 'vitest';
import { routes } from '@mapp/kit/navigation';
import { coverageOf, coverageText } from './coverage.ts';
import { known, required } from './covered.ts';
import { storyFile, type Annotations } from './story-files.ts';
import { screensOfRoutes } from './screens-of-routes.ts';
import { storyId } from './story-ids.ts';

/** A story as far as this test reads it. */
interface Story {
  said: readonly Annotations[];
  extend: (more: Annotations) => Story;
  test: () => void;
}

// Files of a worker share their modules; this one wants its own, and leaves none behind.
vi.hoisted(() => vi.resetModules());

// Stories are read as data: the page around them is not built.
vi.mock('#storybook/preview', () => {
  const story = (...annotations: (Annotations | undefined)[]): Story => ({
    said: annotations.filter((one) => one !== undefined),
    extend: (more) => story(...annotations, more),
    test: () => {},
  });
  return { default: { meta: (meta: Annotations) => ({ story: (own?: Annotations) => story(meta, own) }) } };
});

afterAll(() => {
  vi.doUnmock('#storybook/preview');
  vi.resetModules();
});

const modules = import.meta.glob<Record<string, Partial<Story>>>('../../stories/**/*.stories.tsx');
const found = await Promise.all(
  Object.entries(modules).map(async ([path, load]) => storyFile(path.replace('../../', ''), await load())),
);
const codesOf = ({ stories }: (typeof found)[number]) => stories.flatMap(({ covers }) => covers);
const shown = new Set(found.flatMap(codesOf));

it('the codes that stories name exist', () => {
  const unknown = found.map((file) => ({
    path: file.path,
    codes: codesOf(file).filter((code) => !known.has(code)),
  }));
  expect(unknown.filter(({ codes }) => codes.length > 0)).toEqual([]);
});

describe('every code that can happen has a story', () => {
  it.each(required)('%s', (code) => {
    expect(shown.has(code)).toBe(true);
  });
});

describe('every route that is built has a screen', () => {
  const screens = screensOfRoutes();

  it.each(Object.keys(routes))('%s', (destination) => {
    expect(screens.get(destination), 'no row in apps/mapp/src/screens').toBeDefined();
  });
});

describe('the coverage page', () => {
  const groups = coverageOf(found);
  const items = groups.flatMap((group) => group.items);

  it('links to stories that exist', () => {
    const ids = new Set(found.flatMap(({ path, stories }) => stories.map(({ name }) => storyId(path, name))));
    expect(items.flatMap(({ stories }) => stories).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('names each thing once', () => {
    const names = groups.map((group) => group.items.map(({ name }) => name));
    expect(names.map((of) => [...new Set(of)])).toEqual(names);
  });

  it('is up to date (npm run covered)', async () => {
    await expect(coverageText(groups)).toMatchFileSnapshot(
      '../../stories/foundations/covered/coverage.gen.json',
    );
  });
});

it('EXPLORE', async () => {
  const { writeFileSync } = await import('node:fs');
  const lines = coverageOf(found).flatMap((g) =>
    g.items.filter((i) => i.standing === 'missing').map((i) => `${g.kind} ${g.title} ${i.name} ${i.note}`),
  );
  writeFileSync('/tmp/explore.txt', lines.join('\n'));
});
