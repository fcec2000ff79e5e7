import type { SeatPassenger } from './cabin.ts';
import { couldBeAccompanied, isAccompanied } from './company.ts';
import {
  holdersOf,
  judgeWith,
  mapRefusal,
  placeRefusal,
  type SeatJudge,
  type SeatRefusal,
  type SeatSituation,
} from './judge.ts';
import { neighboursOf } from './neighbours.ts';
import { partyProblem } from './party.ts';
import type { PlacedSeat } from './place.ts';

/**
 * May this passenger sit here, and if not, why. A child may choose before its adult, as long as the adult can still sit beside it.
 * Made once for a situation, so that a whole map is judged quickly.
 */
export const seatJudge = (situation: SeatSituation): SeatJudge => judgeWith(situation, couldBeAccompanied);

/** One who may not stay where the seating has put them. */
export interface SeatingProblem {
  readonly passengerId: string;
  readonly designator: string;
  readonly refusal: SeatRefusal;
}

/**
 * Problems of a seating, in the order of the party; to be empty before it is sent. A passenger without a seat is no
 * problem, but accompanies nobody.
 */
export function seatingProblems(situation: SeatSituation): readonly SeatingProblem[] {
  const { layout, party, seating, owned = {} } = situation;
  const owners = holdersOf(owned);
  const problem = partyProblem(party);
  const refusalOf = (passenger: SeatPassenger, designator: string): SeatRefusal | undefined => {
    const placed = layout.byDesignator.get(designator);
    if (!placed) return { reason: 'noSuchSeat' };
    const other = party.find(({ id }) => id !== passenger.id && seating[id] === designator);
    if (other) return { reason: 'chosen', by: other.id };
    const refusal = mapRefusal(placed, passenger.id, owners) ?? placeRefusal(placed, passenger);
    if (refusal || passenger.type !== 'child') return refusal;
    if (problem) return { reason: problem };
    return isAccompanied(situation, placed) ? undefined : { reason: 'childApart' };
  };
  return party.flatMap((passenger) => {
    const designator = seating[passenger.id];
    const refusal = designator === undefined ? undefined : refusalOf(passenger, designator);
    return designator !== undefined && refusal ? [{ passengerId: passenger.id, designator, refusal }] : [];
  });
}

/** The adults of the party in the seats beside this one. */
export const adultsBeside = (
  { layout, party, seating }: SeatSituation,
  placed: PlacedSeat,
): readonly SeatPassenger[] =>
  neighboursOf(layout, placed).flatMap(({ designator }) =>
    party.filter(({ id, type }) => type === 'adult' && seating[id] === designator),
  );
