import type { Outcome } from './faults.ts';

/** How many answers are kept; the oldest are forgotten first. */
export const keptAnswers = 500;

/** The answers to writes, so that a write that is sent again is not carried out again. */
export interface Repeats {
  /** What this action was answered the first time. */
  readonly first: (action: string) => Promise<Outcome> | undefined;
  readonly keep: (action: string, outcome: Promise<Outcome>) => void;
  /** The action was refused: nothing has been carried out. */
  readonly forget: (action: string) => void;
  readonly clear: () => void;
}

export function createRepeats(): Repeats {
  const answers = new Map<string, Promise<Outcome>>();
  return {
    first: (action) => answers.get(action),
    keep(action, outcome) {
      answers.set(action, outcome);
      const [oldest] = answers.keys();
      if (answers.size > keptAnswers && oldest !== undefined) answers.delete(oldest);
    },
    forget: (action) => void answers.delete(action),
    clear: () => answers.clear(),
  };
}
