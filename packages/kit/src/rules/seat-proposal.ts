import type { Seating } from './cabin.ts';
import type { SeatSituation } from './seat-eligibility.ts';
import type { SeatFilter } from './seat-legend.ts';
import type { PartyProblem } from './seat-party.ts';

/** How near to each other a proposal seats a party: without an aisle, across one, or in several rows. */
export type Togetherness = 'block' | 'row' | 'rows';

/** Seats for a whole party, or why there are none: the party may not travel so, or no seats are left that suit it. */
export type SeatProposal =
  | { readonly ok: true; readonly seating: Seating; readonly together: Togetherness }
  | { readonly ok: false; readonly reason: PartyProblem | 'noRoom' };

/** Seats together for all who have none yet. */
export function proposeSeats(_situation: SeatSituation, _filter: SeatFilter = {}): SeatProposal {
  return { ok: false, reason: 'noRoom' };
}
