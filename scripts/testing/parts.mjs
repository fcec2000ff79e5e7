import { existsSync, readFileSync, rmSync } from 'node:fs';
import { browser, browserForActs } from '../machine/browser.mjs';
import { root, run } from '../machine/command.mjs';
import { engines } from '../machine/engines.mjs';
import { changedFiles, touchedBy } from './changed.mjs';
import { lostFiles, ofPlaywright, ofVitest } from './reports.mjs';
import { shareOf } from './share.mjs';

/**
 * Types and lint only say yes or no.
 * @typedef {Pick<import('./reports.mjs').Count, 'passed' | 'failed'> & Partial<import('./reports.mjs').Count>} Count
 */

const reports = `${root}node_modules/.cache/mapp`;

/** A tool that only says yes or no counts as one check. */
const check = async (...command) =>
  (await run(command)).code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Types, of which only what a change reaches is read again; what was found is kept beside the other caches. */
const types = () =>
  check('tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', `${reports}/types.tsbuildinfo`);

/** Folders whose imports are checked. */
const checked = ['packages', 'apps', 'stories', 'tests', 'tokens', '.storybook'];

const imports = () => check('depcruise', '--config', '.dependency-cruiser.mjs', ...checked);

const sum = (counts) => ({
  passed: counts.reduce((total, count) => total + count.passed, 0),
  failed: counts.reduce((total, count) => total + count.failed, 0),
  flaky: counts.flatMap((count) => count.flaky ?? []),
  broken: counts.flatMap((count) => count.broken ?? []),
});

/**
 * Runs a test tool that writes a report; undefined as a report when the tool broke before its first test.
 * @param {string[]} command
 * @param {(report: string) => Record<string, string>} env what tells the tool the report's file
 */
async function reported(name, command, env) {
  const file = `${reports}/${name}.json`;
  rmSync(file, { force: true });
  const { code } = await run(command, { env: env(file) });
  return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
}

/** A run that failed and names nothing that did counts as one failure, and so does a run without a test. */
function honest(code, count) {
  const silent = code !== 0 && count.failed === 0;
  return silent || count.passed + count.failed === 0 ? { ...count, failed: count.failed + 1 } : count;
}

/**
 * Runs projects of Vitest. Files whose page the browser lost run once more, in a new browser, and are named as at the
 * second try.
 */
async function vitest(name, projects, languages, filters, env = {}) {
  const tried = (names, words) =>
    reported(
      name,
      [
        'vitest',
        'run',
        ...names.map((project) => `--project=${project}`),
        '--reporter=default',
        `--reporter=${root}scripts/testing/vitest-report.mjs`,
        ...words,
      ],
      (file) => ({ MAPP_TEST_REPORT: file, MAPP_STORY_LANGUAGES: languages.join(','), ...env }),
    );
  const { code, report } = await tried(projects, filters);
  if (!report) return honest(code, { passed: 0, failed: 0 });
  const { why, lost, rest } = lostFiles(report);
  if (lost.length === 0) return honest(code, ofVitest(report, root));
  const counts = [ofVitest(rest, root)];
  for (const { project, files } of lost) {
    console.log(`\n↻ ${project}: ${files.length} files once more. ${why}`);
    const again = await tried([project], files);
    counts.push({
      ...honest(again.code, again.report ? ofVitest(again.report, root) : { passed: 0, failed: 0 }),
      flaky: [`${files.length} files of ${project}: ${why}`],
    });
  }
  return sum(counts);
}

const projectOf = (language) => (language === 'zh' ? 'stories' : `stories-${language}`);

const stories = async (name, languages, filters, env = {}) =>
  vitest(name, languages.map(projectOf), languages, shareOf(filters, 'stories/**/*.stories.tsx', root), {
    MAPP_CHROMIUM: await browserForActs(),
    ...env,
  });

/** Every story as a picture, by its digest compared with its baseline; `-u` makes what is drawn the baseline. */
async function visual(words) {
  const accepts = words.includes('-u');
  const filters = words.filter((word) => word !== '-u');
  const env = { MAPP_CHROMIUM: await browser(), MAPP_VISUAL: accepts ? 'accept' : 'compare' };
  const script = (name, ...more) =>
    run(['node', '--conditions=@mapp/source', `tests/visual/${name}.ts`, ...more], { env });
  const begun = await script('begin', env.MAPP_VISUAL, ...filters);
  if (begun.code !== 0) return { passed: 0, failed: 1 };
  const count = await vitest('visual', ['visual'], [], filters, env);
  const ended = await (accepts ? script('keep') : script('end', 'run'));
  return { ...count, failed: count.failed + (ended.code === 0 ? 0 : 1) };
}

/** Tests of the packages as they are published, which are built again where their sources have changed. */
async function packed(name, filters) {
  const built = await run(['node', 'scripts/build.ts', 'kit', 'sandbox', '--if-changed']);
  if (built.code !== 0) return { passed: 0, failed: 1 };
  return vitest(name, [name], [], filters, { MAPP_CHROMIUM: await browser() });
}

/** Tests of the built site, which is built again where its sources have changed. */
async function onBuiltSite(name, words, env) {
  const built = await run(['node', 'scripts/build.ts', 'site', '--if-changed']);
  if (built.code !== 0) return { passed: 0, failed: 1 };
  const { code, report } = await reported(
    name,
    ['playwright', 'test', '--reporter=list,json', ...words],
    (file) => ({ NODE_OPTIONS: '--conditions=@mapp/source', PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env }),
  );
  return honest(code, report ? ofPlaywright(report) : { passed: 0, failed: 0 });
}

const inChromium = async (words, env = {}) =>
  onBuiltSite('e2e', words, { MAPP_CHROMIUM: await browserForActs(), ...env });

/** In the engines beside Chromium; the default run takes what is most likely to differ. */
const inOtherEngines = async (filters, named) => {
  const words = ['--config', 'tests/engines/playwright.config.ts', ...(named ? [] : ['--grep', '@short'])];
  return onBuiltSite('engines', [...words, ...filters], await engines());
};

const unitTest = /^(packages|tokens|apps|scripts|tests\/(catalogue|faults|leaks|visual))\/.*\.test\.tsx?$/;
const script = /\.(ts|tsx|mjs|mts)$/;

/**
 * Checks, unit tests and stories that a change reaches by imports. The packed library and the built site are not among
 * them: they take all of it.
 */
async function changed([commit]) {
  const files = (await changedFiles(commit)).filter((file) => existsSync(`${root}${file}`));
  if (files.length === 0) {
    console.log('Nothing has changed.');
    return { passed: 0, failed: 0 };
  }
  const touched = await touchedBy(files, checked);
  const tests = touched.filter((file) => unitTest.test(file));
  const shown = touched.filter((file) => file.endsWith('.stories.tsx'));
  const scripts = files.filter((file) => script.test(file));
  console.log(
    `${files.length} files have changed, ${touched.length} are reached, ${shown.length} of stories.`,
  );
  return sum([
    await types(),
    ...(scripts.length > 0 ? [await check('oxlint', ...scripts)] : []),
    await check('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files),
    await imports(),
    await vitest('unit', ['unit'], [], [...new Set(['tests/catalogue/', ...tests])]),
    ...(shown.length > 0
      ? [await stories('stories', ['zh', 'ru'], shown, { MAPP_STORY_SCREENS: 'ru' })]
      : []),
  ]);
}

/**
 * The parts of `npm test`, in their order. A part that is named runs whole.
 * @type {Record<string, { title: string, usual: boolean, run: (filters: string[], named: boolean) => Promise<Count> }>}
 */
export const parts = {
  types: { title: 'Types', usual: true, run: types },
  lint: {
    title: 'Lint, format and imports',
    usual: true,
    run: async () => sum([await check('oxlint'), await check('oxfmt', '--check'), await imports()]),
  },
  unit: { title: 'Unit tests', usual: true, run: (filters) => vitest('unit', ['unit'], [], filters) },
  package: {
    title: 'The packed packages in empty projects',
    usual: true,
    run: (filters) => packed('package', filters),
  },
  hosts: {
    title: 'Whole hosts that install the packed packages: Next, React Router',
    usual: false,
    run: (filters) => packed('hosts', filters),
  },
  stories: {
    title: 'Stories in Chinese, and screens in Russian too, with axe',
    usual: true,
    run: (filters) => stories('stories', ['zh', 'ru'], filters, { MAPP_STORY_SCREENS: 'ru' }),
  },
  e2e: {
    title: 'The built site in a browser',
    usual: true,
    run: (filters) => inChromium(filters),
  },
  engines: {
    title: 'The built site in Firefox and WebKit',
    usual: true,
    run: inOtherEngines,
  },
  changed: {
    title: 'What a change reaches since it left main, or since a commit: `npm test changed HEAD~1`',
    usual: false,
    run: changed,
  },
  faults: {
    title: 'Every call × every fault on the built site',
    usual: false,
    run: (filters) => inChromium(['tests/faults/', ...filters], { MAPP_FAULTS: 'all' }),
  },
  parity: {
    title: 'Main journeys by names and keys alone, in elder mode, in forced colours and at 320 px',
    usual: false,
    run: (filters) =>
      inChromium(['tests/e2e/by-names', 'tests/e2e/elder', 'tests/e2e/looks', ...filters], {
        MAPP_LANGUAGES: 'all',
      }),
  },
  clocks: {
    title: 'Stories on devices that are set wrong, each in a zone of its own',
    usual: false,
    run: async (filters) => {
      const devices = ['ahead,Pacific/Kiritimati', 'behind,America/Los_Angeles', 'tomorrow,Asia/Kolkata'];
      const counts = [];
      for (const device of devices)
        counts.push(await stories('clocks', ['zh'], filters, { MAPP_STORY_DEVICE: device }));
      return sum(counts);
    },
  },
  visual: {
    title: 'Pictures of every story, and of screens in every mode, against their baselines',
    usual: false,
    run: visual,
  },
  languages: {
    title: 'Stories in all five languages, with axe',
    usual: false,
    // Each language is a browser; more than two at once only wait for one another.
    run: async (filters) =>
      sum([
        await stories('languages-1', ['zh', 'ru'], filters),
        await stories('languages-2', ['en', 'ja'], filters),
        await stories('languages-3', ['ko'], filters),
      ]),
  },
};
