import { browser, browserForActs } from '../machine/browser.mjs';
import { root, run } from '../machine/command.mjs';
import { engines } from '../machine/engines.mjs';
import { servers } from '../machine/servers.mjs';
import { changed } from './changed-part.mjs';
import { lint, types } from './checks.mjs';
import { sum } from './counts.mjs';
import { loops } from './loops.mjs';
import { playwright } from './playwright.mjs';
import { filesOf, shareOf } from './share.mjs';
import { testsOf } from './tests-of.mjs';
import { vitestWords } from './tiers.mjs';
import { vitest } from './vitest.mjs';

/**
 * Request to a part.
 * @typedef {object} Request
 * @property {'test' | 'all' | 'night'} tier
 * @property {string[]} filters words for the tool of the part
 * @property {string} [share] such as `2/4`
 * @property {number} [from] first seed or group of a loop
 * @property {number} [count] how many of them
 */

/** Checks that only say yes or no, or a share of them; those of one group run side by side. */
const checksOf = (groups) => async (request) => {
  const counts = [];
  for (const group of shareOf(groups, request.share))
    counts.push(...(await Promise.all(group.map((each) => each()))));
  return sum(counts);
};

const build = async (...targets) =>
  (await run(['node', 'scripts/build.ts', ...targets, '--if-changed'])).code === 0;

const notBuilt = { passed: 0, failed: 1 };

/** Tests of Vitest that run in Node. */
const inNode = (name) => (request) =>
  vitest(name, [name], [...vitestWords[request.tier], ...filesOf(testsOf[name], root, request)]);

/** Tests of the packages as they are published, which are built again where their sources have changed. */
const packed = (name) => async (request) => {
  // The site too, which a later part asks for: three builds share two cores well.
  if (!(await build('kit', 'sandbox', ...(request.filters.length === 0 ? ['site'] : [])))) return notBuilt;
  const words = [...vitestWords[request.tier], ...filesOf(testsOf[name], root, request)];
  return vitest(name, [name], words, { MAPP_CHROMIUM: await browser() });
};

/** Tests of the built site, which is built again where its sources have changed. */
const onSite = (name, config, environment) => async (request) => {
  const env = await environment();
  return (await build('site')) ? playwright(name, config, request, env) : notBuilt;
};

const chromium = async () => ({ MAPP_CHROMIUM: await browserForActs() });

/**
 * Stories as tests in one language: which of them play, and in which languages the sweeps look at what is mounted.
 * @param {Record<string, string> & { language?: string }} [env] what differs from Chinese, and from the tier
 */
const stories =
  (name, { language = 'zh', ...env } = {}) =>
  async (request) => {
    const depth = request.tier === 'test' ? 'test' : 'all';
    return vitest(
      name,
      [language === 'zh' ? 'stories' : `stories-${language}`],
      filesOf(testsOf.stories, root, request),
      {
        MAPP_CHROMIUM: await browserForActs(),
        MAPP_STORY_LANGUAGES: language,
        MAPP_TIER: depth,
        MAPP_SWEEPS: depth === 'test' ? 'ru' : 'en,ja,ko,ru',
        ...env,
      },
    );
  };

/** Every story as a picture, by its digest compared with its baseline; `-u` makes what is drawn the baseline. */
async function visual(request) {
  const accepts = request.filters.includes('-u');
  const filters = request.filters.filter((word) => word !== '-u');
  const env = { MAPP_CHROMIUM: await browser(), MAPP_VISUAL: accepts ? 'accept' : 'compare' };
  const script = (name, ...more) =>
    run(['node', '--conditions=@mapp/source', `tests/visual/${name}.ts`, ...more], { env });
  const begun = await script('begin', env.MAPP_VISUAL, ...filters);
  if (begun.code !== 0) return { passed: 0, failed: 1 };
  const count = await vitest(
    'visual',
    ['visual'],
    filesOf(testsOf.stories, root, { ...request, filters }),
    env,
  );
  const ended = await (accepts ? script('keep') : script('end', 'run'));
  return { ...count, failed: count.failed + (ended.code === 0 ? 0 : 1) };
}

/** The catalogue as it is built, under a path of its own; `--no-build` takes what is there. */
async function catalogue(request) {
  const env = { MAPP_CHROMIUM: await browser() };
  const filters = request.filters.filter((word) => word !== '--no-build');
  const asBuilt = filters.length < request.filters.length;
  if (!asBuilt && (await run(['node', 'scripts/build-storybook.ts', '--if-changed'])).code !== 0)
    return notBuilt;
  return playwright('catalogue', 'tests/built-catalogue/playwright.config.ts', { ...request, filters }, env);
}

/** Every story played in another language than Chinese, with axe. */
const languages = Object.fromEntries(
  ['en', 'ja', 'ko', 'ru'].map((language) => [
    `stories-${language}`,
    {
      title: `Stories played in ${language}, with axe`,
      run: stories(`stories-${language}`, { language, MAPP_SWEEPS: '' }),
    },
  ]),
);

/** Every story on a device that is set wrong, in a zone of its own. */
const devices = Object.fromEntries(
  [
    ['ahead', 'Pacific/Kiritimati'],
    ['behind', 'America/Los_Angeles'],
    ['tomorrow', 'Asia/Kolkata'],
  ].map(([device, zone]) => [
    `stories-${device}`,
    {
      title: `Stories on a device that is set wrong: ${device}, ${zone}`,
      run: stories(`stories-${device}`, { MAPP_STORY_DEVICE: `${device},${zone}`, MAPP_SWEEPS: '' }),
    },
  ]),
);

/**
 * The parts of the tests by name; `pieces.mjs` says which belong to a tier.
 * @type {Record<string, { title: string, run: (request: Request) => Promise<import('./counts.mjs').Count> }>}
 */
export const parts = {
  types: { title: 'Types', run: checksOf([[types]]) },
  lint: { title: 'Lint, format, imports and what nobody uses', run: checksOf(lint) },
  unit: { title: 'Unit tests', run: inNode('unit') },
  package: { title: 'The packed packages in empty projects', run: packed('package') },
  hosts: { title: 'Whole hosts that install the packed packages: Next, React Router', run: packed('hosts') },
  stories: { title: 'Stories in Chinese with axe, swept in other languages', run: stories('stories') },
  e2e: { title: 'The built site in a browser', run: onSite('e2e', undefined, chromium) },
  engines: {
    title: 'The built site in Firefox and WebKit',
    run: onSite('engines', 'tests/engines/playwright.config.ts', engines),
  },
  deploy: {
    title: 'The built site behind nginx and Caddy',
    run: onSite('deploy', 'tests/deploy/playwright.config.ts', servers),
  },
  catalogue: { title: 'The built catalogue', run: catalogue },
  visual: {
    title: 'Pictures of every story, and of screens in every mode, against their baselines',
    run: visual,
  },
  ...languages,
  ...devices,
  ...loops,
  changed: {
    title: 'What a change reaches since it left main, or since a commit: `npm test changed HEAD~1`',
    run: changed(stories('stories')),
  },
};
