import { run } from '../machine/command.mjs';
import { groups } from '../mutation/groups.mjs';
import { sum } from './counts.mjs';
import { vitest } from './vitest.mjs';

/** Properties that are tried with generated values: where they stand, and how many values a seed takes of each. */
const properties = {
  fuzz: {
    title: 'Properties of validators and of the boarding pass, by seed',
    files: ['packages/kit/src/validators', 'packages/kit/src/rules/boarding-pass'],
    runs: 20_000,
  },
  carts: {
    title: 'Random carts and searches, and bookings that cross, by seed',
    files: ['packages/kit/src/rules/booking', 'packages/sandbox/src/booking'],
    runs: 20_000,
  },
  payments: {
    title: 'Random payments and refunds in two tabs on a bad line, by seed',
    files: ['tests/faults/paying', 'tests/faults/refunding', 'packages/kit/src/rules/payments'],
    runs: 4000,
  },
};

/** Tries the properties of some files, one seed after another. */
const bySeed =
  (name, { files, runs }) =>
  async ({ from, count }) => {
    const counts = [];
    for (let seed = from; seed < from + count; seed += 1) {
      console.log(`Seed ${seed}, ${runs} cases a property`);
      counts.push(
        await vitest(name, ['unit'], [...files, '--testNamePattern=property:', '--testTimeout=500000'], {
          MAPP_FUZZ_RUNS: String(runs),
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
