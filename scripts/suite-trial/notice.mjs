import { browser, browserForActs } from '../machine/browser.mjs';
import { root, run } from '../machine/command.mjs';
import { reported } from '../testing/counts.mjs';
import { ofPlaywright } from '../testing/reports.mjs';
import { playwrightWords, vitestWords } from '../testing/tiers.mjs';

/** Tests that hold a digest, a count, a list or a picture: one of these that fails has seen that something changed, not what is wrong. */
const notOfBehaviour =
  /^(scripts|tokens|tests\/(catalogue|visual|suite-trial|tiers))\/|^tests\/package\/(api|contents|design-tokens|messages|names|root-props|sizes|source-maps|types|versions)\.test\.ts/;

const unitTest = /^(packages|apps|tests\/(faults|leaks))\/.*\.test\.tsx?$/;

const failedTests = (report) =>
  (report?.files ?? []).flatMap(({ name, tests }) =>
    tests
      .filter(({ state }) => state === 'failed')
      .map((test) => ({
        file: name.replace(root, ''),
        test: `${name.replace(root, '')} › ${test.name.trim()}`,
      })),
  );

/** First test of behaviour that fails in a project of Vitest. */
async function byVitest(project, words, env) {
  const { report } = await reported(
    `trial-${project}`,
    [
      'vitest',
      'run',
      `--project=${project}`,
      '--bail=1',
      `--reporter=${root}scripts/testing/vitest-report.mjs`,
      ...words,
    ],
    (file) => ({ MAPP_TEST_REPORT: file, MAPP_STORY_LANGUAGES: '', ...env }),
  );
  return failedTests(report).find(({ file }) => !notOfBehaviour.test(file))?.test;
}

const build = async (...targets) => {
  const { code, output } = await run(['node', 'scripts/build.ts', ...targets, '--if-changed'], {
    quiet: true,
  });
  if (code !== 0) throw new Error(`A patch must compile, and this one does not:\n${output}`);
};

/**
 * The parts of `npm test` that could see a broken file, the quickest first. Each gives the name of the first test that fails.
 * @type {Record<string, (reached: string[]) => Promise<string | undefined>>}
 */
export const sights = {
  unit: async (reached) => {
    const files = reached.filter((file) => unitTest.test(file));
    return files.length > 0 ? byVitest('unit', [...vitestWords.test, ...files]) : undefined;
  },
  stories: async (reached) => {
    const files = reached.filter((file) => file.endsWith('.stories.tsx'));
    if (files.length === 0) return undefined;
    return byVitest('stories', files, {
      MAPP_CHROMIUM: await browserForActs(),
      MAPP_STORY_LANGUAGES: 'zh',
      MAPP_TIER: 'test',
      MAPP_SWEEPS: 'ru',
    });
  },
  e2e: async () => {
    const chromium = await browserForActs();
    await build('site');
    const { report } = await reported(
      'trial-e2e',
      ['playwright', 'test', '--reporter=json', '--max-failures=1', '--retries=1', ...playwrightWords.test],
      (file) => ({
        NODE_OPTIONS: '--conditions=@mapp/source',
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        MAPP_CHROMIUM: chromium,
      }),
    );
    return report && ofPlaywright(report).broken[0];
  },
  package: async (reached) => {
    if (!reached.some((file) => file.startsWith('packages/'))) return undefined;
    await build('kit', 'sandbox');
    return byVitest('package', vitestWords.test, { MAPP_CHROMIUM: await browser() });
  },
};
