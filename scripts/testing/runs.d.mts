/** Outcome of a piece: a share of a part in a tier, or one number of a loop. */
export interface Outcome {
  passed: number;
  failed: number;
  secondTry: number;
  seconds: number;
  /** ISO 8601. */
  at: string;
}

/** The runs of one state of the tree, by `<tier> <part> <share>` or `night <loop> <number>`. */
export interface Runs {
  state: string;
  runs: Record<string, Outcome>;
}

/** The runs of a state out of several files; of two of the same piece the later one counts. */
export function runsOf(state: string, ...all: readonly Runs[]): Runs;

/** Lines that say what has run for a state of the tree, and what has not. */
export function summary(runs: Runs): string[];
