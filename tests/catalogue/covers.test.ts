import { afterAll, describe, expect, it, vi } from 'vitest';
import { known, required } from './covered.ts';

interface Annotations {
  parameters?: { covers?: readonly string[] };
}

/** A story as far as this test reads it. */
interface Story {
  covers: readonly string[];
  extend: (more: Annotations) => Story;
  test: () => void;
}

// Files of a worker share their modules; this one wants its own, and leaves none behind.
vi.hoisted(() => vi.resetModules());

// Stories are read as data: the page around them is not built.
vi.mock('#storybook/preview', () => {
  const story = (...annotations: (Annotations | undefined)[]): Story => ({
    covers: annotations.flatMap((one) => one?.parameters?.covers ?? []),
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
  Object.entries(modules).map(async ([path, load]) => ({
    path: path.replace('../../', ''),
    codes: Object.values(await load()).flatMap((story) => story.covers ?? []),
  })),
);
const shown = new Set(found.flatMap(({ codes }) => codes));

it('the codes that stories name exist', () => {
  const unknown = found.map(({ path, codes }) => ({ path, codes: codes.filter((code) => !known.has(code)) }));
  expect(unknown.filter(({ codes }) => codes.length > 0)).toEqual([]);
});

describe('every code that can happen has a story', () => {
  it.each(required)('%s', (code) => {
    expect(shown.has(code)).toBe(true);
  });
});
