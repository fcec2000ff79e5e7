import type { Outcome } from './faults.ts';

/** How many answers are kept; the oldest are forgotten first. */
export const keptAnswers = 500;

/** Known facts of an action: the payload that its transaction id belongs to, and its answer. */
interface Kept {
  readonly payload: string;
  readonly outcome?: Promise<Outcome>;
}

/**
 * The answers to writes, so that a write that is sent again is not carried out again. A transaction id belongs to the first payload
 * that it came with. Source: decision 0032.
 */
export interface Repeats {
  /** First answer to this action; `conflict` where it came with another payload. */
  readonly first: (action: string, payload: string) => Promise<Outcome> | 'conflict' | undefined;
  readonly keep: (action: string, payload: string, outcome: Promise<Outcome>) => void;
  /** The action was refused: nothing has been carried out. Its id stays its payload's. */
  readonly forget: (action: string) => void;
  readonly clear: () => void;
}

export function createRepeats(): Repeats {
  const actions = new Map<string, Kept>();
  return {
    first(action, payload) {
      const known = actions.get(action);
      return known && known.payload !== payload ? 'conflict' : known?.outcome;
    },
    keep(action, payload, outcome) {
      actions.set(action, { payload, outcome });
      const [oldest] = actions.keys();
      if (actions.size > keptAnswers && oldest !== undefined) actions.delete(oldest);
    },
    forget(action) {
      const known = actions.get(action);
      if (known) actions.set(action, { payload: known.payload });
    },
    clear: () => actions.clear(),
  };
}
