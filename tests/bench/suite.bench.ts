/** How long `npm test` takes; measured only when it is named. */
import { spawnSync } from 'node:child_process';
import { report } from './figures.ts';

const begin = Date.now();
const { status } = spawnSync('npm', ['test'], { stdio: ['ignore', 'ignore', 'inherit'] });

const print = report('npm run bench suite');
print({ name: 'npm test', value: (Date.now() - begin) / 60_000, unit: 'min', goal: 15 });
print({ name: 'npm test, its answer', value: status ?? 1, unit: '', goal: 0 });
