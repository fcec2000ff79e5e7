import type { Seating } from './cabin.ts';
import { seatingProblems } from './eligibility.ts';
import type { SeatSituation } from './judge.ts';

/** A way out for a passenger whose seat is lost. */
export interface SeatRepair {
  /** `alike`: one other seat. `together`: new seats in one row for those who sat side by side with the passenger. */
  readonly way: 'alike' | 'together';
  /** Of the whole party. */
  readonly seating: Seating;
  /** Passengers who get another seat; all the others keep theirs. */
  readonly moved: readonly string[];
}

/** Nobody has a problem who had none before. */
export function keepsRules(situation: SeatSituation, seating: Seating): boolean {
  const before = new Set(seatingProblems(situation).map((problem) => problem.passengerId));
  return seatingProblems({ ...situation, seating }).every((problem) => before.has(problem.passengerId));
}
