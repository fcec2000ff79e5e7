/**
 * `npm run runs [-- --keep]`: which parts of the tests have run for what is checked out, and which have not; the first line says whether
 * the kept summary, `docs/runs/latest.json`, belongs to it. `--keep` adds to it what has run on this machine.
 */
import { onPinnedNode } from './machine/node.mjs';
import { giveUp } from './machine/command.mjs';
import { refuse } from './machine/words.mjs';
import { here, kept, readRuns, runsOf, summary, writeRuns } from './testing/runs.mjs';
import { stateOfTree } from './testing/state.mjs';

const words = process.argv.slice(2);
const other = words.find((word) => word !== '--keep');
if (other !== undefined) refuse(`npm run runs takes --keep alone, and was given ${other}.`);
await onPinnedNode();

const state =
  (await stateOfTree()) ?? giveUp('Runs belong to a state of the repository, and there is no git here.');
const before = readRuns(kept);
const runs = runsOf(state, before, readRuns(here));
if (words.length > 0) writeRuns(kept, runs);
const { state: told } = words.length > 0 ? runs : before;
console.log(
  told === state
    ? `docs/runs/latest.json is of what is checked out, ${state}.`
    : `docs/runs/latest.json is of another state, ${told || 'none'}; what is checked out is ${state}.`,
);
console.log(summary(runs).join('\n'));
