/**
 * `npm run bench:peers [name …]`: installs other people's components into `tests/bench/peers`, which nothing else does, and
 * measures ours beside them and beside bare floors; with names only those tasks.
 */
import { browser } from './machine/browser.mjs';
import { giveUp, run, step } from './machine/command.mjs';
import { onPinnedNode } from './machine/node.mjs';
import { refuse } from './machine/words.mjs';

await onPinnedNode();

const folder = 'tests/bench/peers';
const named = process.argv.slice(2);
const { names } = await import('../tests/bench/peers/tasks.ts');
const unknown = named.find((name) => !names.includes(name));
if (unknown !== undefined) refuse(`npm run bench:peers knows no "${unknown}". It knows ${names.join(', ')}.`);

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
if (!(await step('Installing what is measured beside ours', () => run(command, { quiet: true }))))
  giveUp('The packages could not be installed. Is the npm registry reachable? What npm said is above.');

const env = { MAPP_CHROMIUM: await browser().catch((reason) => giveUp(reason.message)) };
const { code } = await run(['node', '--conditions=@mapp/source', `${folder}/run.ts`, ...named], { env });
process.exit(code);
