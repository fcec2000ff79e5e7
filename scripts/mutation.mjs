/**
 * `npm run mutation [group …]`: changes the code of a group in thousands of small ways, one at a time, and counts which of them the
 * unit tests notice. `rules` are all groups that begin with `rules/`; without a word it takes those where none may be missed.
 * Groups and goals are in `mutation/groups.mjs`; each leaves a page of what was missed in `node_modules/.cache/mapp/mutation`.
 * Ends with a table of all that ran.
 */
import { existsSync, rmSync } from 'node:fs';
import { root, run } from './machine/command.mjs';
import { install } from './machine/install.mjs';
import { onPinnedNode } from './machine/node.mjs';
import { refuse } from './machine/words.mjs';
import { groups, named, reportOf } from './mutation/groups.mjs';
import { scoreOf, tableOf } from './mutation/score.mjs';

const words = process.argv.slice(2);
const unknown = words.find((word) => named(word).length === 0);
if (unknown !== undefined)
  refuse(`npm run mutation knows no group "${unknown}". Its groups: ${Object.keys(groups).join(', ')}.`);
const files = process.env.MAPP_MUTATED?.split(',') ?? [];
const missing = files.find((file) => /^[\w./-]+$/.test(file) && !existsSync(`${root}${file}`));
if (missing !== undefined) refuse(`MAPP_MUTATED names ${missing}, which is not there.`);

await onPinnedNode();
await install();

const strict = Object.keys(groups).filter((name) => groups[name].goal === 100);
const names = words.length > 0 ? [...new Set(words.flatMap(named))] : strict;
let worst = 0;
const results = [];
for (const name of names) {
  const { goal } = groups[name];
  const report = `${root}${reportOf(name)}.json`;
  const began = Date.now();
  console.log(`\n▶ ${name}: at least ${goal} % of its mutants must be noticed`);
  rmSync(report, { force: true });
  const { code } = await run(['stryker', 'run', 'scripts/mutation/stryker.config.mjs'], {
    env: { MAPP_MUTATION: name, MAPP_STORY_LANGUAGES: '' },
  });
  worst = Math.max(worst, code);
  results.push({ name, goal, score: scoreOf(report), took: Date.now() - began });
}
console.log(`\n${tableOf(results)}`);
process.exit(worst);
