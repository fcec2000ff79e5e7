import type { Seating } from './cabin.ts';
import type { SeatSituation } from './seat-eligibility.ts';

/** A way out for a passenger whose seat is lost. */
export interface SeatRepair {
  /** A seat like the lost one, or new seats side by side for those who sat with the passenger. */
  readonly way: 'alike' | 'together';
  readonly seating: Seating;
  /** Who gets another seat; all the others keep theirs. */
  readonly moved: readonly string[];
}

/** The nearest seats like a lost one, best first. */
export function repairSeating(
  _situation: SeatSituation,
  _passengerId: string,
  _most = 3,
): readonly SeatRepair[] {
  return [];
}
