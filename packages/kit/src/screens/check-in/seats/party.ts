import type { JourneySegment, Traveller } from '../../../contracts/check-in/check-in.ts';
import type { Seating, SeatPassenger } from '../../../rules/seats/cabin.ts';

const types = { ADT: 'adult', CHD: 'child', INF: 'infant' } as const;

/** A traveller as the rules of seats read them. */
const passengerOf = (one: Traveller): SeatPassenger => ({
  id: one.passengerId,
  name: one.name,
  type: types[one.paxType],
  age: one.age,
  ...(one.infantId !== undefined && { infantId: one.infantId }),
  ...(one.needsHelp !== undefined && { needsHelp: one.needsHelp }),
});

/**
 * Those whom an address names, with the infants on their laps; all where it names nobody of the segment.
 * @param named passenger ids joined by commas
 */
export function travellersNamed(
  { passengers }: Pick<JourneySegment, 'passengers'>,
  named: string | undefined,
): readonly Traveller[] {
  const ids = new Set(named?.split(','));
  for (const { passengerId, infantId } of passengers)
    if (ids.has(passengerId) && infantId !== undefined) ids.add(infantId);
  const found = passengers.filter(({ passengerId }) => ids.has(passengerId));
  return found.length > 0 ? found : passengers;
}

/** Those who choose a seat on one segment. */
export interface SeatParty {
  readonly people: readonly SeatPassenger[];
  /** People whose seats may be chosen; the others keep one that was paid for, or are a child's company. */
  readonly choosing: ReadonlySet<string>;
  /** Seats that they have. */
  readonly owned: Seating;
}

/** Children without an adult among them are joined by the adults of the segment who are checked in. */
export function partyOf(
  { passengers }: Pick<JourneySegment, 'passengers'>,
  travellers: readonly Traveller[],
): SeatParty {
  const alone =
    travellers.some(({ paxType }) => paxType === 'CHD') &&
    travellers.every(({ paxType }) => paxType !== 'ADT');
  const company = alone
    ? passengers.filter(
        (one) => one.paxType === 'ADT' && one.state === 'checkedIn' && !travellers.includes(one),
      )
    : [];
  const all = [...travellers, ...company];
  return {
    people: all.map(passengerOf),
    choosing: new Set(travellers.map(({ passengerId }) => passengerId)),
    owned: Object.fromEntries(
      all.flatMap(({ passengerId, seat }) => (seat === undefined ? [] : [[passengerId, seat]])),
    ),
  };
}

/** The same party before check-in: who has paid for a seat keeps it. */
export const keepingPaid = (party: SeatParty, travellers: readonly Traveller[]): SeatParty => ({
  ...party,
  choosing: new Set(
    travellers.flatMap(({ passengerId, seatOrder }) => (seatOrder === undefined ? [passengerId] : [])),
  ),
});

/** Seats that an order keeps for those who choose. */
export const keptSeating = (
  { choosing }: Pick<SeatParty, 'choosing'>,
  seats: readonly { readonly passengerId: string; readonly seat: string }[] = [],
): Seating =>
  Object.fromEntries(
    seats.flatMap(({ passengerId, seat }) => (choosing.has(passengerId) ? [[passengerId, seat]] : [])),
  );

/** A seating in which only those who choose have moved. */
export const movedBy = ({ choosing, owned }: SeatParty, seating: Seating): Seating => ({
  ...Object.fromEntries(Object.entries(seating).filter(([id]) => choosing.has(id))),
  ...Object.fromEntries(Object.entries(owned).filter(([id]) => !choosing.has(id))),
});

/** Seats by passenger that differ from those that they had. */
export const chosenSeats = (seating: Seating, owned: Seating) =>
  Object.entries(seating)
    .filter(([passengerId, seat]) => owned[passengerId] !== seat)
    .map(([passengerId, seat]) => ({ passengerId, seat }));
