/** How long `npm test` takes, by part with the ten slowest tests of each; measured only when it is named. */
import { spawnSync } from 'node:child_process';
import { report } from './figures.ts';

const begin = Date.now();
const { status, stdout } = spawnSync('npm', ['test'], {
  env: { ...process.env, MAPP_SLOWEST: '1' },
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
console.log(stdout.slice(Math.max(0, stdout.search(/^[✓✗] types: /m))));

const print = report('npm run bench suite');
print({ name: 'npm test', value: (Date.now() - begin) / 1000, unit: 's', goal: 720 });
print({ name: 'npm test, its answer', value: status ?? 1, unit: '', goal: 0 });
