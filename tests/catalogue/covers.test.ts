import { describe, expect, it, vi } from 'vitest';
import { routes } from '@mapp/kit/navigation';
import type { CoverageItem } from '../../stories/foundations/covered/coverage.ts';
import { coverageOf, coverageText } from './coverage.ts';
import { known, required } from './covered.ts';
import { routeStates, type RouteState } from './states-shown.ts';
import { storyFile, type Annotations } from './story-files.ts';
import { kinds, notYetShown } from './not-yet-shown.ts';
import { statesWithout } from './route-states.ts';
import { stateShown } from './route-coverage.ts';
import { screensOfRoutes } from './screens-of-routes.ts';
import { storyId } from './story-ids.ts';

/** A story as far as this test reads it. */
interface Story {
  said: readonly Annotations[];
  extend: (more: Annotations) => Story;
  test: () => void;
}

// Stories are read as data: the page around them is not built. No other unit test opens a story.
vi.mock('#storybook/preview', () => {
  const story = (...annotations: (Annotations | undefined)[]): Story => ({
    said: annotations.filter((one) => one !== undefined),
    extend: (more) => story(...annotations, more),
    test: () => {},
  });
  return { default: { meta: (meta: Annotations) => ({ story: (own?: Annotations) => story(meta, own) }) } };
});

const modules = import.meta.glob<Record<string, Partial<Story>>>('../../stories/**/*.stories.tsx');
const found = await Promise.all(
  Object.entries(modules).map(async ([path, load]) => storyFile(path.replace('../../', ''), await load())),
);
const storiesOf = ({ stories, states = [] }: CoverageItem) => [
  ...stories,
  ...states.flatMap((state) => (state.standing === 'shown' ? [state.story] : [])),
];
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
  it.each(required.filter((code) => !notYetShown.Codes.includes(code)))('%s', (code) => {
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

  it.each(kinds)('names what is missing of the %s: no more than is known, and no less', (kind) => {
    const missing = groups
      .filter((group) => group.kind === kind)
      .flatMap((group) => group.items.filter(({ standing }) => standing === 'missing'));
    expect(missing.map(({ name }) => name).toSorted()).toEqual(notYetShown[kind].toSorted());
  });

  it('names each state of each route that is built', () => {
    const built = items.flatMap(({ name, states }) => (states ? [{ name, states }] : []));
    expect(built).toHaveLength(Object.keys(routes).length);
    expect(built.flatMap(({ states }) => states.map(({ state }) => state))).toEqual(
      built.flatMap(() => routeStates),
    );
  });

  it('gives no reason for a state that a story shows', () => {
    const screens = screensOfRoutes();
    const vain = Object.entries(statesWithout).flatMap(([name, without]) =>
      Object.keys(without)
        .filter((state) => stateShown(found, screens.get(name) ?? '', state as RouteState))
        .map((state) => `${name}: ${state}`),
    );
    expect(vain).toEqual([]);
  });

  it('links to stories that exist', () => {
    const ids = new Set(found.flatMap(({ path, stories }) => stories.map(({ name }) => storyId(path, name))));
    expect(items.flatMap(storiesOf).filter((id) => !ids.has(id))).toEqual([]);
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
