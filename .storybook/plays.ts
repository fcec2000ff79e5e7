/**
 * Whether a logged value is a `play`'s finding. Where a reviewer looks, in a window of any size, the panel tells it, and
 * it covers nothing; a test throws it.
 */
export const isPlays = (value: unknown): boolean =>
  value instanceof Error && /^(?:TestingLibraryElementError|AssertionError)$/.test(value.name);

/** Whether stories run as tests. */
export const inTests = import.meta.env['VITEST_STORYBOOK'] !== undefined;

/** Whether they run in `npm test`, where a part of a page that another story has shown is not read again; the tiers above read each page whole. */
export const readsNewParts = import.meta.env['MAPP_TIER'] === 'test';
