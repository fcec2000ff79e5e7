import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { budgets, overBudget } from '../../scripts/testing/budgets.mjs';
import { playwrightWords, vitestWords } from '../../scripts/testing/tiers.mjs';
import { placeStories, playsIn } from './stories.ts';

const run = promisify(execFile);

/** Environment of a test tool of its own, which is not told that it runs within another. */
const environment = Object.fromEntries(
  Object.entries({
    ...process.env,
    MAPP_STORY_LANGUAGES: '',
    NODE_OPTIONS: '--conditions=@mapp/source',
  }).filter(([name]) => !name.startsWith('VITEST') && name !== 'NODE_ENV' && name !== 'TEST'),
);

/** List of the tests that a tool would run, in its own words. */
const listed = async (tool: string, ...words: readonly string[]): Promise<unknown> => {
  const { stdout } = await run(`node_modules/.bin/${tool}`, words, { env: environment, maxBuffer: 2 ** 26 });
  return JSON.parse(stdout.slice(stdout.search(/^[[{]/m)));
};

interface Suite {
  readonly specs?: readonly { readonly tests: readonly unknown[] }[];
  readonly suites?: readonly Suite[];
}

const testsIn = ({ specs = [], suites = [] }: Suite): number =>
  specs.reduce((sum, { tests }) => sum + tests.length, 0) +
  suites.reduce((sum, suite) => sum + testsIn(suite), 0);

/** Number of tests of each part in `npm test`. The runner counts those of `unit` itself, which nothing lists without running them. */
const contents = {
  stories: async () =>
    placeStories(
      new Map(globSync('stories/**/*.stories.tsx').map((path) => [path, readFileSync(path, 'utf8')])),
    ).filter((story) => playsIn('test', story)).length,
  e2e: async () =>
    testsIn(
      (await listed('playwright', 'test', '--list', '--reporter=json', ...playwrightWords.test)) as Suite,
    ),
  package: async () =>
    ((await listed('vitest', 'list', '--project=package', '--json', ...vitestWords.test)) as unknown[])
      .length,
};

describe('npm test', () => {
  it.each(Object.entries(contents))('contains no more of %s than its budget', async (part, count) => {
    const found = await count();
    expect(found).toBeGreaterThan(0);
    expect(overBudget(part, found)).toBeUndefined();
  });

  it('has a budget for each part that it counts', () => {
    expect(Object.keys(budgets).toSorted()).toEqual([...Object.keys(contents), 'unit'].toSorted());
  });

  it('says what to do with a test too many', () => {
    expect(overBudget('e2e', budgets.e2e.most)).toBeUndefined();
    expect(overBudget('e2e', budgets.e2e.most + 1)).toMatch(/Move some to test:all, or say why here/);
    expect(overBudget('types', 9)).toBeUndefined();
  });
});
