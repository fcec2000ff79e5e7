import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../machine/command.mjs';
import { rounds, shards } from './pieces.mjs';
import { sharesOf } from './share.mjs';
import { commandOf, tiers } from './tiers.mjs';

/**
 * Outcome of a piece: a share of a part in a tier, or one number of a loop.
 * @typedef {{ passed: number, failed: number, secondTry: number, seconds: number, at: string }} Outcome
 */

/**
 * The runs of one state of the tree, by `<tier> <part> <share>` or `night <loop> <number>`.
 * @typedef {{ state: string, runs: Record<string, Outcome> }} Runs
 */

/** Files of what ran on this machine, and of what is committed. */
export const here = `${root}node_modules/.cache/mapp/runs.json`;
export const kept = `${root}docs/runs/latest.json`;

/** @returns {Runs} */
export const readRuns = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { state: '', runs: {} };

export function writeRuns(file, { state, runs }) {
  mkdirSync(dirname(file), { recursive: true });
  const sorted = Object.fromEntries(
    Object.entries(runs).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(file, `${JSON.stringify({ state, runs: sorted }, undefined, 2)}\n`);
}

/**
 * The runs of a state out of several files; of two of the same piece the later one counts.
 * @param {string} state
 * @param {Runs[]} all
 */
export const runsOf = (state, ...all) => {
  const entries = all.filter((each) => each.state === state).flatMap(({ runs }) => Object.entries(runs));
  return {
    state,
    runs: Object.fromEntries(entries.toSorted(([, one], [, other]) => (one.at < other.at ? -1 : 1))),
  };
};

/** Adds what a piece came to, to the runs of its state on this machine. */
export function note(state, key, outcome) {
  const { runs } = runsOf(state, readRuns(here));
  writeRuns(here, { state, runs: { ...runs, [key]: outcome } });
}

const fraction = /^(\d+)\/(\d+)$/;

/** Outcomes of a piece: its own, or those of the shares that make it up, if all of them have run. */
function outcomesOf(runs, tier, { part, share }) {
  const own = runs[`${tier} ${part} ${share}`];
  if (own !== undefined) return [own];
  if (share !== '1/1') return undefined;
  const counts = Object.keys(runs)
    .filter((key) => key.startsWith(`${tier} ${part} `))
    .map((key) => fraction.exec(key.split(' ')[2])?.[2]);
  const whole = [...new Set(counts)].find((count) =>
    sharesOf(Number(count)).every((each) => runs[`${tier} ${part} ${each}`] !== undefined),
  );
  return whole && sharesOf(Number(whole)).map((each) => runs[`${tier} ${part} ${each}`]);
}

const total = (outcomes, field) => outcomes.reduce((sum, outcome) => sum + outcome[field], 0);

const told = (outcomes) =>
  `${total(outcomes, 'passed')} passed, ${total(outcomes, 'failed')} failed, ${total(outcomes, 'secondTry')} at the second try, ${total(outcomes, 'seconds')} s`;

function lineOfTier(runs, tier) {
  const pieces = shards[tier].flat();
  const ran = pieces.map((piece) => outcomesOf(runs, tier, piece));
  const missing = pieces.filter((_, at) => ran[at] === undefined);
  const names = missing.map(({ part, share }) => (share === '1/1' ? part : `${part} ${share}`));
  return [
    `${commandOf[tier]}: ${pieces.length - missing.length} of ${pieces.length} pieces; ${told(ran.flatMap((each) => each ?? []))}`,
    ...(names.length > 0 ? [`  not run: ${names.join(', ')}`] : []),
  ];
}

function lineOfLoop(runs, name) {
  const outcomes = Object.entries(runs).flatMap(([key, outcome]) =>
    key.startsWith(`night ${name} `) ? [outcome] : [],
  );
  return `  ${name}: ${outcomes.length} of the ${rounds[name]} of a round; ${told(outcomes)}`;
}

/** Lines that say what has run for a state of the tree, and what has not. */
export const summary = ({ runs }) => [
  ...tiers.flatMap((tier) => lineOfTier(runs, tier)),
  ...Object.keys(rounds).map((name) => lineOfLoop(runs, name)),
];
