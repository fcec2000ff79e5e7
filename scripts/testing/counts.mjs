import { existsSync, readFileSync, rmSync } from 'node:fs';
import { root, run } from '../machine/command.mjs';

/**
 * Types and lint only say yes or no.
 * @typedef {Pick<import('./reports.mjs').Count, 'passed' | 'failed'> & Partial<import('./reports.mjs').Count>} Count
 */

/** Folder of the reports that the test tools write. */
export const reports = `${root}node_modules/.cache/mapp`;

/** A tool that only says yes or no counts as one check. */
export const check = async (...command) =>
  (await run(command)).code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** @param {Count[]} counts */
export const sum = (counts) => ({
  passed: counts.reduce((total, count) => total + count.passed, 0),
  failed: counts.reduce((total, count) => total + count.failed, 0),
  flaky: counts.flatMap((count) => count.flaky ?? []),
  broken: counts.flatMap((count) => count.broken ?? []),
  slowest: counts
    .flatMap((count) => count.slowest ?? [])
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 10),
});

/**
 * Runs a test tool that writes a report; undefined as a report when the tool broke before its first test.
 * @param {string} name of the report
 * @param {string[]} command
 * @param {(report: string) => Record<string, string>} env what tells the tool the report's file
 */
export async function reported(name, command, env) {
  const file = `${reports}/${name}.json`;
  rmSync(file, { force: true });
  const { code } = await run(command, { env: env(file) });
  return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
}

/** A run that failed and names nothing that did counts as one failure, and so does a run without a test. */
export function honest(code, count) {
  const silent = code !== 0 && count.failed === 0;
  return silent || count.passed + count.failed === 0 ? { ...count, failed: count.failed + 1 } : count;
}
