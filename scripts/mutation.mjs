/**
 * `npm run mutation [group …]`: changes the code of a group in thousands of small ways, one at a time, and counts which of them the
 * unit tests notice. Without a word it takes those where none may be missed. Groups and goals stand in
 * `mutation/groups.mjs`; each leaves a page of what was missed in `node_modules/.cache/mapp/mutation`.
 */
import { giveUp, run } from './machine/command.mjs';
import { install } from './machine/install.mjs';
import { onPinnedNode } from './machine/node.mjs';
import { groups } from './mutation/groups.mjs';

await onPinnedNode();
await install();

const words = process.argv.slice(2);
const unknown = words.find((word) => !(word in groups));
if (unknown !== undefined)
  giveUp(`npm run mutation knows no group "${unknown}". Its groups: ${Object.keys(groups).join(', ')}.`);

const strict = Object.keys(groups).filter((name) => groups[name].goal === 100);
let worst = 0;
for (const name of words.length > 0 ? words : strict) {
  console.log(`\n▶ ${name}: at least ${groups[name].goal} % of its mutants must be noticed`);
  const { code } = await run(['stryker', 'run', 'scripts/mutation/stryker.config.mjs'], {
    env: { MAPP_MUTATION: name, MAPP_STORY_LANGUAGES: '' },
  });
  worst = Math.max(worst, code);
}
process.exit(worst);
