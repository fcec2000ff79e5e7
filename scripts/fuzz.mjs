/**
 * `npm run fuzz [cases] [seed]`: tries each property, and each loop over generated values, with 100,000 cases, or as many as said; one whose
 * case takes long tries a part of them (`vitest.runs.ts`). Prints the seed and the time; the same seed tries the same cases.
 */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
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

/** Tests that generate what they try. */
const generating = globSync('{packages,tests}/**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.endsWith('node_modules'),
}).filter((path) => /vitest\.runs\.ts'|'fast-check'/.test(readFileSync(`${root}${path}`, 'utf8')));

const begin = Date.now();
console.log(`Seed ${seed}, ${cases} cases a property …`);
const { code, output } = await run(
  [
    'vitest',
    'run',
    '--project=unit',
    ...generating,
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
  giveUp(`Nothing could be tried.\n${output}`);
}

const failed = tried.filter(({ status }) => status === 'failed');
const slowest = tried.toSorted((one, other) => other.duration - one.duration).slice(0, 20);
for (const { fullName, status, duration, failureMessages } of new Set([...slowest, ...failed])) {
  const time = `${(duration / 1000).toFixed(1)} s`.padStart(8);
  console.log(`${status === 'passed' ? '✓' : '✗'} ${time}  ${fullName.replace('property: ', '')}`);
  for (const message of failureMessages) console.log(message);
}
const seconds = Math.round((Date.now() - begin) / 1000);
console.log(
  `
${tried.length} tests of ${generating.length} files with ${cases} cases, ${failed.length} failed, seed ${seed}, ${seconds} s`,
);
process.exit(code === 0 && failed.length === 0 && tried.length > 0 ? 0 : 1);
