import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

/**
 * Cases that a cheap property tries. Few where nobody says more, and always the same ones; the loops of the night say how many and
 * from which seed.
 */
const cases = Number(process.env['MAPP_FUZZ_RUNS'] ?? 400);

/** Beginning of all that is generated; fast-check prints it beside what fails. */
const seed = Number(process.env['MAPP_FUZZ_SEED'] ?? 20_260_601);

/** Number of cases of a property or a loop: `share` of what a cheap one tries. */
export const times = (share = 1): number => Math.ceil(cases * share);

/** How long fast-check tries a property; `share` is below 1 where a case takes long, and above where it takes next to nothing. */
export const runs = (share = 1) => ({ numRuns: times(share), seed });

/** Whole numbers below a bound, for a loop that is too tight for fast-check; a failure there prints its own case. */
export function numbers(): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// Code that a page asked for is awaited: it would come when the file's environment is gone, and be broken for the next file.
afterAll(() => vi.dynamicImportSettled());

// A property that says nothing of its cost.
fc.configureGlobal(runs(1 / 4));
