/**
 * The three tiers of the tests. A test without a tag is in `npm test`; one tagged `all` is from `npm run test:all` on, one tagged `night`
 * in `npm run test:night` alone.
 */
export const tiers = ['test', 'all', 'night'];

/** Command that runs a tier. */
export const commandOf = { test: 'npm test', all: 'npm run test:all', night: 'npm run test:night' };

/** Words that choose a tier's tests of Vitest. */
export const vitestWords = {
  test: ['--tags-filter=!all && !night'],
  all: ['--tags-filter=!night'],
  night: ['--tags-filter=night'],
};

/** Words that choose a tier's tests of Playwright. */
export const playwrightWords = {
  test: ['--grep-invert=@all|@night'],
  all: ['--grep-invert=@night'],
  night: ['--grep=@night'],
};
