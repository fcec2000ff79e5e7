/**
 * `npm run bench:peers`: installs other people's components into `tests/bench/peers`, which nothing else does, and measures
 * ours beside them.
 */
import { browser } from './machine/browser.mjs';
import { giveUp, run, step } from './machine/command.mjs';
import { onPinnedNode } from './machine/node.mjs';
import { takesNoWords } from './machine/words.mjs';

takesNoWords('npm run bench:peers');

await onPinnedNode();

const folder = 'tests/bench/peers';
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
let worst = 0;
for (const name of ['seats', 'index']) {
  const { code } = await run(['node', '--conditions=@mapp/source', `${folder}/${name}.bench.ts`], { env });
  worst = Math.max(worst, code);
}
process.exit(worst);
