import { globSync, readFileSync } from 'node:fs';
import { root, run } from '../machine/command.mjs';
import { groups } from '../mutation/groups.mjs';
import { sum } from './counts.mjs';
import { vitest } from './vitest.mjs';

/** Files of tests that generate what they try. */
const generating = () =>
  globSync('{packages,tests}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules'),
  }).filter((path) => /vitest\.runs\.ts'|'fast-check'/.test(readFileSync(`${root}${path}`, 'utf8')));

const ofCarts = /\/booking\//;
const ofPayments = /\/(paying|refunding|payments)\b/;

/** Properties that are tried with generated values: where they stand, and how many cases a seed takes of a cheap one. */
const properties = {
  fuzz: {
    title: 'Everything that generates its cases, but for carts and payments, by seed',
    isOf: (path) => !ofCarts.test(path) && !ofPayments.test(path),
    cases: 4000,
  },
  carts: {
    title: 'Random carts and searches, and bookings that cross, by seed',
    isOf: (path) => ofCarts.test(path),
    cases: 20_000,
  },
  payments: {
    title: 'Random payments and refunds in two tabs on a bad line, by seed',
    isOf: (path) => ofPayments.test(path),
    cases: 4000,
  },
};

/** Tries the properties of some files, one seed after another; `MAPP_FUZZ_RUNS` says how many cases, where somebody wants others. */
const bySeed =
  (name, { isOf, cases }) =>
  async ({ from, count }) => {
    const runs = process.env.MAPP_FUZZ_RUNS ?? String(cases);
    const counts = [];
    for (let seed = from; seed < from + count; seed += 1) {
      console.log(`Seed ${seed}, ${runs} cases a property`);
      counts.push(
        await vitest(name, ['unit'], [...generating().filter(isOf), '--testTimeout=1800000'], {
          MAPP_FUZZ_RUNS: runs,
          MAPP_FUZZ_SEED: String(seed),
        }),
      );
    }
    return sum(counts);
  };

/** Mutates groups of the code by their number, and counts those that reach their goal. */
async function mutation({ from, count }) {
  const names = Object.keys(groups).slice(from - 1, from - 1 + count);
  const counts = [];
  for (const name of names) {
    const { code } = await run(['node', 'scripts/mutation.mjs', name]);
    counts.push(
      code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, broken: [`${name}: under its goal`] },
    );
  }
  return sum(counts);
}

/** How many seeds make a round of a loop over seeds. */
const round = 10;

/** Parts that go on as long as somebody likes, by number: a seed, or the place of a group; `round` of them are one round. */
export const loops = {
  ...Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      { title: property.title, round, run: bySeed(name, property) },
    ]),
  ),
  mutation: {
    title: 'Small changes of the code that the unit tests must notice, group by group',
    round: Object.keys(groups).length,
    run: mutation,
  },
};
