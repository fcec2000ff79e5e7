/** Before a run: whether this machine draws what the baselines hold for. `begin.ts [accept] [filter …]` */
import { globSync, rmSync } from 'node:fs';
import { accepted, review } from './folders.ts';
import { differences, machineKept, machineNow } from './machine.ts';

const [first, ...filters] = process.argv.slice(2);
const accepts = first === 'accept';
const found = differences(machineKept(), machineNow());

for (const folder of [accepted, review]) rmSync(folder, { recursive: true, force: true });
if (found.length > 0 && (!accepts || filters.length > 0)) {
  console.error(`Nothing is compared: another browser or other letters draw every picture differently.
  ${found.join('\n  ')}
Install those (Debian 12: packages chromium and fonts-noto-cjk, MAPP_CHROMIUM names the browser), or move the baselines to
these: on a commit that is known to be right run "npm run visual:accept" without a filter, and commit what it writes.`);
  process.exit(1);
}
if (!accepts && globSync('tests/visual/baselines/**/*.txt').length === 0) {
  console.error(
    'There are no baselines: on a commit that is known to be right, "npm run visual:accept" draws them.',
  );
  process.exit(1);
}
