import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
/** Scripts of ours with words that they cannot follow, and what they say. */
const refused: readonly (readonly [script: string, words: readonly string[], sentence: RegExp])[] = [
  ['start', ['quickly'], /^npm start takes no words, and was given quickly\.$/],
  ['test', ['nonsense'], /^npm test knows no part "nonsense"\. Its parts: types, /],
  ['test', ['changed', 'nosuchref'], /^There is no branch, tag or commit nosuchref in this repository\.$/],
  ['test', ['stories', '--shard=5/4'], /^--shard takes a share such as 2\/4, and was given 5\/4\.$/],
  ['test:all', ['--shard=1/5'], /^npm run test:all has 12 shards, and was asked for 1\/5\.$/],
  ['test:night', ['fuzz', '--count', 'many'], /^--count takes a whole number from 1, and was given many\.$/],
  ['runs', ['all'], /^npm run runs takes --keep alone, and was given all\.$/],
  ['build', ['kti'], /^npm run build knows no kti\. It builds site, kit, sandbox, and takes --if-changed\.$/],
  ['build:storybook', ['--quiet'], /^npm run build:storybook takes no words, and was given --quiet\.$/],
  ['bench', ['nonsense'], /^There is no measurement "nonsense"\. There are: /],
  ['bench:peers', ['nonsense'], /^npm run bench:peers knows no "nonsense"\. It knows seats, /],
  ['mutation', ['nonsense'], /^npm run mutation knows no group "nonsense"\. Its groups: /],
  [
    'mutation:suite',
    ['--seed', 'x'],
    /^npm run mutation:suite takes whole numbers: --seed, --count and --from\.$/,
  ],
  ['deploy:config', ['apache'], /^Name a server: nginx or caddy\.$/],
  ['deploy:config', ['nginx', 'caddy'], /^Name one server alone, not nginx caddy\.$/],
  ['deploy:config', ['nginx', '--root'], /^Option '--root <value>' argument missing\.$/],
  ['deploy:config', ['nginx', '--nonsense'], /^Unknown option '--nonsense'\.$/],
  ['deploy:config', ['nginx', '--site', 'docs'], /^docs holds no built site: npm run build comes first\.$/],
  ['conformance', [], /^--base-url is missing\. See npm run conformance -- --help\.$/],
  ['openapi', ['--out', 'x.json'], /^npm run openapi takes one file, and was given --out x\.json\.$/],
  ['messages', ['zh'], /^npm run messages takes no words, and was given zh\.$/],
  ['public-changes', ['nosuchref'], /^There is no branch, tag or commit nosuchref in this repository\.$/],
  ['public-changes', ['HEAD', 'main'], /^npm run public-changes takes one branch, tag or commit/],
  ['sbom', ['--nonsense'], /^npm run sbom takes one file, or --stdout\.$/],
  ['sbom', ['package.json/bill.json'], /^The file package\.json\/bill\.json cannot be written\.$/],
  ['size', ['nonsense'], /^npm run size takes no words, and was given nonsense\.$/],
  ['airline', ['--now', 'yesterday'], /^--now is not an instant .*: yesterday\. See mapp-sandbox --help\.$/],
  [
    'airline',
    ['--faults', '{"path":"/api/orders/nextTip","kind":"slow"}'],
    /^--faults wants path: that of a call of openapi\.json, or \*, not \/api\/orders\/nextTip\. See /,
  ],
  ['airline', ['stop'], /^The one command is serve, not stop\. See mapp-sandbox --help\.$/],
  ['airports', ['PVG'], /^npm run airports takes no words, and was given PVG\.$/],
  ['chromatic', [], /^CHROMATIC_PROJECT_TOKEN is not set\./],
  ['chromatic', ['--project-token=x'], /^The token is not taken from the command line/],
];

/** Scripts that read our sources before their words, half a second and more; what they refuse has tests of its own beside them. */
const slow = new Set(['bench:peers', 'deploy:config', 'conformance', 'openapi', 'airline']);

/** Scripts whose words are read by another tool, which says itself what it does not know. */
const handedOn = [
  'dev',
  'storybook',
  'covered',
  'test:catalogue',
  'test:deploy',
  'visual:accept',
  'visual:review',
];

/** Program and words that a script of package.json starts with, without the way to the pinned Node: this is it. */
const partsOf = (script: string): readonly string[] =>
  (scripts[script] ?? '').replace('node scripts/run.mjs ', '').split(' ').slice(1);

const run = promisify(execFile);

/** Runs a script as npm does. @returns its code, and what it says of its failure */
async function end(script: string, words: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = { ...process.env, ...more };
  const failure = await run(process.execPath, [...partsOf(script), ...words], { env, timeout: 50_000 }).catch(
    (reason: { code: number; stderr: string }) => reason,
  );
  return { code: 'code' in failure ? failure.code : 0, said: failure.stderr };
}

describe('a script of package.json', () => {
  it('is either tried here or hands its words on', () => {
    const known = [...new Set([...refused.map(([script]) => script), ...handedOn])];
    // `prepare` is called by npm itself.
    const called = Object.keys(scripts).filter((script) => script !== 'prepare');
    expect(known.toSorted()).toEqual(called.toSorted());
  });

  describe.each([
    ['at once', refused.filter(([script]) => !slow.has(script)), {}],
    ['after reading our sources', refused.filter(([script]) => slow.has(script)), { tags: 'all' }],
  ] as const)('%s', (_, rows, options) => {
    it.each(rows)('%s %j ends with a sentence, and with 2', options, async (script, words, sentence) => {
      const { code, said } = await end(script, words);
      expect(said.trim()).toMatch(sentence);
      expect(said.trim()).not.toContain('\n');
      expect(said).not.toMatch(/^\s+at /m);
      expect(code).toBe(2);
    });
  });

  it.each([
    ['start', [], 'MAPP_PORT', 'x', 'MAPP_PORT is "x", which is no port.\n'],
    ['bench', ['import'], 'MAPP_CHROMIUM', '/x', 'MAPP_CHROMIUM names /x, which is not there.\n'],
    ['mutation', ['clock'], 'MAPP_MUTATED', 'x.ts', 'MAPP_MUTATED names x.ts, which is not there.\n'],
  ])('%s %j says what is wrong with %s', async (script, words, name, value, said) => {
    expect(await end(script, words, { [name]: value })).toEqual({ code: 2, said });
  });
});
