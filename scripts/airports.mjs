/**
 * `npm run airports`: installs the set of airports into `scripts/airports`, which nothing else does, and makes the table of cities
 * from it and from the names written there.
 */
import { giveUp, run, step } from './machine/command.mjs';
import { onPinnedNode } from './machine/node.mjs';
import { takesNoWords } from './machine/words.mjs';

takesNoWords('npm run airports');

await onPinnedNode();

const folder = 'scripts/airports';
const command = [
  'npm',
  'ci',
  '--prefix',
  folder,
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];
if (!(await step('Installing the set of airports', () => run(command, { quiet: true }))))
  giveUp('The set could not be installed. Is the npm registry reachable? What npm said is above.');

const { code } = await run(['node', `${folder}/main.ts`]);
process.exit(code);
