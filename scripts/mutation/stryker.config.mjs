import { chosen, reportOf } from './groups.mjs';

const { name, files, goal } = chosen();
const report = reportOf(name);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Which tests a mutant is tried with says the first run; looking for them in the imports again costs more than they do.
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  mutate: files,
  coverageAnalysis: 'perTest',
  // The copy that is mutated needs nothing of these.
  ignorePatterns: [
    'dist',
    '/deploy',
    '/docs',
    '/stories',
    '/tests',
    '/.changeset',
    '/.storybook',
    '/.mutation',
  ],
  tempDirName: '.mutation',
  cleanTempDir: 'always',
  // The compiler's own settings say nothing to the runner, and Stryker would rewrite them.
  tsconfigFile: 'none.json',
  concurrency: Number(process.env['MAPP_MUTATION_WORKERS'] ?? 2),
  // A mutant that never ends is stopped; a busy machine is not taken for one.
  timeoutMS: 25_000,
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `${report}.html` },
  jsonReporter: { fileName: `${report}.json` },
  thresholds: { high: 100, low: 90, break: goal },
  warnings: { slow: false },
  allowEmpty: false,
};
