import { existsSync, readFileSync } from 'node:fs';

const counts = (mutants, ...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;

/**
 * Score of a group in a report of Stryker. A mutant that never ends is noticed; one that no test reaches is missed; one that
 * cannot be built, or is left out with a reason, is not counted.
 * @param {string} report path of the report as JSON
 * @returns {{ mutants: number, noticed: number } | undefined} undefined where the run left none
 */
export function scoreOf(report) {
  if (!existsSync(report)) return undefined;
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const noticed = counts(mutants, 'Killed', 'Timeout');
  return { mutants: noticed + counts(mutants, 'Survived', 'NoCoverage'), noticed };
}

const minutes = (milliseconds) => `${(milliseconds / 60_000).toFixed(1)} min`;

/** A share that is short of all is never rounded up to it. */
const percent = ({ mutants, noticed }) => `${Math.floor((noticed / mutants) * 1000) / 10} %`;

const line = ({ name, goal, score, took }) =>
  `| \`${name}\` | ${score?.mutants ?? ''} | ${score ? percent(score) : 'failed'} | ${goal} % | ${minutes(took)} |`;

/**
 * The table at the end of a run, as it is in `docs/figures.md`.
 * @param {{ name: string, goal: number, score?: { mutants: number, noticed: number }, took: number }[]} results
 */
export const tableOf = (results) =>
  [
    '| Group | Mutants | Noticed | Goal | Time |',
    '| --- | --- | --- | --- | --- |',
    ...results.map(line),
  ].join('\n');
