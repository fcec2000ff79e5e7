import type { Deck, Seat } from '@mapp/kit/rules';
import { decksOf } from '../seed/check-in/flights.ts';
import type { CheckInStore } from './store.ts';
import type { SegmentRecord } from './records.ts';

/** A flight on a day. */
export type Departure = Pick<SegmentRecord, 'flight' | 'day'>;

const isSame = (one: Departure, other: Departure): boolean =>
  one.flight.flightNo === other.flight.flightNo && one.day === other.day;

/** A seat of a departure that somebody has; `segmentId` says whose party. */
interface Holding {
  readonly seat: string;
  readonly segmentId: string;
  readonly paid: boolean;
}

const keyOf = ({ flight, day }: Departure, seat: string): string => `${flight.flightNo} ${day} ${seat}`;

/** A stranger has taken a seat. */
export const takeMeanwhile = ({ taken }: CheckInStore, departure: Departure, seat: string): void =>
  void taken.add(keyOf(departure, seat));

/** Every seat of a departure that somebody has by now: chosen, ordered, kept, or about to be changed to. */
function holdingsOf(checkIn: CheckInStore, departure: Departure, now: number): Holding[] {
  const segments = checkIn.bookings.everySegment().filter((segment) => isSame(segment, departure));
  const own = new Set(segments.map(({ segmentId }) => segmentId));
  const chosen = segments.flatMap(({ segmentId, travellers }) =>
    travellers.flatMap(({ seat, paid }) =>
      seat === undefined ? [] : [{ seat, segmentId, paid: paid !== undefined }],
    ),
  );
  const ordered = checkIn.orders
    .every()
    .filter(({ state }) => state === 'waiting')
    .flatMap(({ seats }) => seats)
    .filter(({ segmentId }) => own.has(segmentId))
    .map(({ seat, segmentId }) => ({ seat, segmentId, paid: false }));
  const kept = checkIn.kept
    .filter(({ segmentId, until }) => own.has(segmentId) && until > now)
    .flatMap(({ segmentId, seats }) => seats.map((seat) => ({ seat, segmentId, paid: false })));
  const changing = [...checkIn.changes.values()]
    .filter(({ segmentId, settled }) => own.has(segmentId) && !settled)
    .map(({ to, segmentId }) => ({ seat: to, segmentId, paid: false }));
  return [...chosen, ...ordered, ...kept, ...changing];
}

const shut = ({ designator, features, infant }: Seat, paid: boolean): Seat => ({
  designator,
  features,
  infant,
  ...(paid ? { kind: 'paid' } : { kind: 'unavailable', reason: 'taken' }),
});

/**
 * The decks of a departure as they are now.
 * @param segmentId whose own seats stay as they are, but for those that are paid; everybody's are shut without it
 */
export function decksNow(
  checkIn: CheckInStore,
  departure: Departure,
  now: number,
  segmentId?: string,
): readonly Deck[] {
  const holdings = new Map(
    holdingsOf(checkIn, departure, now)
      .filter((holding) => holding.segmentId !== segmentId || holding.paid)
      .map((holding) => [holding.seat, holding]),
  );
  const seatNow = (seat: Seat): Seat => {
    const holding = holdings.get(seat.designator);
    if (holding) return shut(seat, holding.paid);
    return checkIn.taken.has(keyOf(departure, seat.designator)) ? shut(seat, false) : seat;
  };
  return decksOf(departure.flight.flightNo).map((deck) => ({
    ...deck,
    cabins: deck.cabins.map((cabin) => ({
      ...cabin,
      rows: cabin.rows.map((row) => ({
        ...row,
        elements: row.elements.map((element) =>
          element.type === 'seat' ? { type: element.type, seat: seatNow(element.seat) } : element,
        ),
      })),
    })),
  }));
}
