/** How many mutants a group has, and how many its tests notice. */
export interface Score {
  mutants: number;
  noticed: number;
}

/** Score of a group in a report of Stryker; undefined where the run left none. */
export function scoreOf(report: string): Score | undefined;

/** The table at the end of a run, as it is in `docs/figures.md`. */
export function tableOf(
  results: { name: string; goal: number; score: Score | undefined; took: number }[],
): string;
