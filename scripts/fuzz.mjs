/**
 * `npm run fuzz [cases] [seed]`: tries each property of the validators and of the boarding pass's text with 100,000 generated inputs, or as many as said, and
 * paying, and giving tickets back, with a fiftieth of it in interleavings of two tabs and a bad line.
 * Prints the cases, the seed and the time; the same seed tries the same inputs.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { giveUp, root, run } from './machine/command.mjs';
import { onPinnedNode } from './machine/node.mjs';
import { refuse } from './machine/words.mjs';

await onPinnedNode();

const [cases = 100_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
if (![cases, seed].every(Number.isSafeInteger) || cases < 1) {
  refuse('npm run fuzz takes two whole numbers: how many cases, and the seed.');
}

const folder = `${root}node_modules/.cache/mapp`;
const report = `${folder}/fuzz.json`;
mkdirSync(folder, { recursive: true });
rmSync(report, { force: true });

const begin = Date.now();
console.log(`Seed ${seed}, ${cases} cases a property …`);
const { code, output } = await run(
  [
    'vitest',
    'run',
    '--project=unit',
    'packages/kit/src/validators',
    'packages/kit/src/rules/boarding-pass',
    'tests/faults/paying',
    'tests/faults/refunding',
    '--testNamePattern=property:',
    '--testTimeout=1800000',
    '--reporter=json',
    `--outputFile=${report}`,
  ],
  {
    quiet: true,
    env: { MAPP_FUZZ_RUNS: String(cases), MAPP_FUZZ_SEED: String(seed), MAPP_STORY_LANGUAGES: '' },
  },
);

let tried = [];
try {
  tried = JSON.parse(readFileSync(report, 'utf8'))
    .testResults.flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed');
} catch {
  giveUp(`The validators could not be tried.\n${output}`);
}

for (const { fullName, status, duration, failureMessages } of tried) {
  const time = `${(duration / 1000).toFixed(1)} s`.padStart(8);
  console.log(`${status === 'passed' ? '✓' : '✗'} ${time}  ${fullName.replace('property: ', '')}`);
  for (const message of failureMessages) console.log(message);
}
const passed = tried.filter(({ status }) => status === 'passed').length;
const failed = tried.length - passed;
const seconds = Math.round((Date.now() - begin) / 1000);
console.log(
  `\n${passed * cases} cases passed in ${passed} properties, ${failed} properties failed, seed ${seed}, ${seconds} s`,
);
process.exit(code === 0 && failed === 0 && passed > 0 ? 0 : 1);
