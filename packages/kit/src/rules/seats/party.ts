import type { SeatPassenger } from './cabin.ts';

/** Children under this age count for how many an adult may carry, infants too. Source: travel.md section 5. */
export const youngUnderYears = 5;
/** Source: travel.md section 5: one adult may carry at most three children under five. */
export const mostYoungPerAdult = 3;

/** Obstacles to a party's travel: children without an adult, or too many of them. Source: travel.md section 5. */
export const partyProblems = ['childAlone', 'tooManyChildren'] as const;
export type PartyProblem = (typeof partyProblems)[number];

export const adultsOf = (party: readonly SeatPassenger[]): readonly SeatPassenger[] =>
  party.filter(({ type }) => type === 'adult');
export const childrenOf = (party: readonly SeatPassenger[]): readonly SeatPassenger[] =>
  party.filter(({ type }) => type === 'child');

/** Passengers who need a seat: all but the infants. */
export const seatedOf = (party: readonly SeatPassenger[]): readonly SeatPassenger[] =>
  party.filter(({ type }) => type !== 'infant');

/** Problem of the party as such, wherever it sits. */
export function partyProblem(party: readonly SeatPassenger[]): PartyProblem | undefined {
  const adults = adultsOf(party).length;
  if (adults === 0 && adults < party.length) return 'childAlone';
  const young = party.filter(({ age }) => age < youngUnderYears).length;
  return young > adults * mostYoungPerAdult ? 'tooManyChildren' : undefined;
}
