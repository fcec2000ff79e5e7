import type { Clock } from '../clock.ts';
import { closingCard, closingFlight, seededJourneys } from '../seed/check-in/journeys.ts';
import { flightOf } from '../seed/flights.ts';
import type { DayChange } from '../timetable/day-changes.ts';
import { minuteOf } from '../timetable/service.ts';
import type { FoundSegment, JourneyRecord, SegmentRecord, TravellerRecord } from './records.ts';

/** Changes that a segment can have. */
type SegmentChange = Partial<Pick<SegmentRecord, 'autoCheckIn' | 'travellers'>>;

/** Changes that a traveller can have. */
type TravellerChange = Partial<Omit<TravellerRecord, 'passengerId' | 'person' | 'ticketNo'>>;

/**
 * The journeys of every member. The first ones are made by the clock when they are first looked at; from then on their days
 * stay (see `follow` of the store), so that a clock set forward opens and closes check-in.
 */
export interface Bookings {
  readonly journeys: (cardNo: string) => readonly JourneyRecord[];
  readonly find: (cardNo: string, segmentId: string) => FoundSegment | undefined;
  readonly add: (cardNo: string, journey: JourneyRecord) => void;
  /** Puts a journey in the place of the one with its id; without a segment left, that one is gone. */
  readonly replace: (cardNo: string, journey: JourneyRecord) => void;
  readonly change: (cardNo: string, segmentId: string, change: SegmentChange) => void;
  readonly changeTraveller: (
    cardNo: string,
    segmentId: string,
    passengerId: string,
    change: TravellerChange,
  ) => void;
  /** Of every member whose journeys have been looked at. */
  readonly everySegment: () => readonly SegmentRecord[];
  /** Flights whose journeys are made to leave soon, which is not when the timetable has them. */
  readonly moved: () => readonly DayChange[];
  /** Forgets a member's journeys: the next look makes them again. */
  readonly forget: (cardNo: string) => void;
  readonly clear: () => void;
}

const asChange = ({
  flight: { flightNo, departs },
  day,
}: Pick<SegmentRecord, 'flight' | 'day'>): DayChange => ({
  flightNo,
  day,
  departs: minuteOf(departs),
});

/** @param ofOrders journeys of a member's orders whose tickets are issued */
export function createBookings(
  clock: Clock,
  ofOrders: (cardNo: string) => readonly JourneyRecord[],
): Bookings {
  const lists = new Map<string, readonly JourneyRecord[]>();
  /** By card. */
  const moved = new Map<string, readonly DayChange[]>();

  const journeys = (cardNo: string): readonly JourneyRecord[] => {
    const known = lists.get(cardNo);
    if (known) return known;
    const seeded = seededJourneys(cardNo, clock.now());
    const made = [...seeded, ...ofOrders(cardNo)];
    lists.set(cardNo, made);
    moved.set(
      cardNo,
      seeded
        .flatMap(({ segments }) => segments)
        .filter(({ flight }) => flight.departs !== flightOf(flight.flightNo)?.departs)
        .map(asChange),
    );
    return made;
  };

  const find = (cardNo: string, segmentId: string): FoundSegment | undefined => {
    for (const journey of journeys(cardNo)) {
      const segment = journey.segments.find((one) => one.segmentId === segmentId);
      if (segment) return { journey, segment };
    }
    return undefined;
  };

  const change = (cardNo: string, segmentId: string, changed: SegmentChange): void => {
    const list = journeys(cardNo).map((journey) => ({
      ...journey,
      segments: journey.segments.map((segment) =>
        segment.segmentId === segmentId ? { ...segment, ...changed } : segment,
      ),
    }));
    lists.set(cardNo, list);
  };

  return {
    journeys,
    find,
    add: (cardNo, journey) => void lists.set(cardNo, [...journeys(cardNo), journey]),
    replace: (cardNo, journey) =>
      void lists.set(
        cardNo,
        journeys(cardNo)
          .map((one) => (one.bookingId === journey.bookingId ? journey : one))
          .filter(({ segments }) => segments.length > 0),
      ),
    change,
    changeTraveller(cardNo, segmentId, passengerId, changed) {
      const found = find(cardNo, segmentId);
      if (!found) return;
      change(cardNo, segmentId, {
        travellers: found.segment.travellers.map((traveller) =>
          traveller.passengerId === passengerId ? { ...traveller, ...changed } : traveller,
        ),
      });
    },
    everySegment: () => [...lists.values()].flatMap((list) => list.flatMap(({ segments }) => segments)),
    // One that nobody has looked at leaves when it would if somebody did, so that no look moves a flight that others have seen.
    moved: () => [
      ...[...moved.values()].flat(),
      ...(moved.has(closingCard) ? [] : [asChange(closingFlight(clock.now()))]),
    ],
    forget(cardNo) {
      lists.delete(cardNo);
      moved.delete(cardNo);
    },
    clear() {
      lists.clear();
      moved.clear();
    },
  };
}
