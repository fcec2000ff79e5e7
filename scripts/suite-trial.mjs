/**
 * `npm run mutation:suite -- --seed s --count 30 [--from n]`: breaks the product in one place at a time by the patches of `tests/suite-trial`, and
 * asks every part of `npm test` that loads the broken file whether it notices. A patch that was tried in this state of the tree is not
 * tried again. Ends with 1 where more than one in fifteen goes unnoticed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp, root, run } from './machine/command.mjs';
import { onPinnedNode } from './machine/node.mjs';
import { firstSentence, refuse } from './machine/words.mjs';

await onPinnedNode();
const { drawn, readPatches } = await import('./suite-trial/patches.mjs');
const { reaching, readImporters } = await import('./suite-trial/reach.mjs');
const { sights } = await import('./suite-trial/notice.mjs');
const { stateOfTree } = await import('./testing/state.mjs');

function readWords() {
  try {
    const options = { seed: { type: 'string' }, count: { type: 'string' }, from: { type: 'string' } };
    const { values } = parseArgs({ options });
    return [values.seed ?? Date.now() % 100_000, values.count ?? 30, values.from ?? 1].map(Number);
  } catch (reason) {
    return refuse(firstSentence(reason));
  }
}

const [seed, count, from] = readWords();
if (![seed, count, from].every((number) => Number.isSafeInteger(number) && number >= 0))
  refuse('npm run mutation:suite takes whole numbers: --seed, --count and --from.');

const git = (...words) => run(['git', ...words], { quiet: true });
if ((await git('status', '--porcelain', '--untracked-files=no')).output !== '')
  giveUp('The patches are applied to what is checked out: commit or put away your changes first.');

const file = `${root}node_modules/.cache/mapp/suite-trial.json`;
const state = await stateOfTree();
const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
/** @type {Record<string, { by: string | null, seconds: number }>} */
const tried = before.state === state ? before.tried : {};
const keep = () => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ state, tried }, undefined, 2));
};

const patches = drawn(readPatches(), seed, count).slice(from - 1);
const importers = await readImporters();
console.log(`Seed ${seed}: ${patches.length} patches`);

/** Asks each part in turn, until one notices. */
async function noticed({ touched }) {
  const reached = await reaching(touched, importers);
  for (const sight of Object.values(sights)) {
    const by = await sight(reached);
    if (by !== undefined) return by;
  }
  return null;
}

let applied;
/** Takes the patch back whatever happens. */
const takeBack = async () => {
  if (applied) await git('apply', '-R', applied);
  applied = undefined;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => takeBack().then(() => process.exit(1)));

for (const patch of patches) {
  if (Object.hasOwn(tried, patch.file)) continue;
  const begin = Date.now();
  const { code, output } = await git('apply', patch.file);
  if (code !== 0) giveUp(`${patch.file} does not apply any more:\n${output}`);
  applied = patch.file;
  const by = await noticed(patch).finally(takeBack);
  tried[patch.file] = { by, seconds: Math.round((Date.now() - begin) / 1000) };
  keep();
  console.log(
    `${by === null ? '✗' : '✓'} ${patch.file} (${tried[patch.file].seconds} s): ${by ?? patch.seen}`,
  );
}

const missed = patches.filter((patch) => tried[patch.file].by === null);
console.log(`\n${patches.length - missed.length} of ${patches.length} noticed, seed ${seed}`);
for (const patch of missed) console.log(`✗ ${patch.file}\n  ${patch.seen}`);
process.exit(missed.length > patches.length / 15 ? 1 : 0);
