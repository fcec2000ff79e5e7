import type { FlightChangeKind } from '../orders/flight-change.ts';
import { expectedTime, localTime } from '../time/time.ts';
import { segmentState, segmentStates, type SegmentState, type StatedSegment } from './journey-state.ts';

/** A flight as its whole state is read. */
export interface TravelledSegment extends StatedSegment {
  readonly flightNo: string;
  /** The airline does not fly it. */
  readonly cancelled?: boolean | undefined;
  readonly airport: {
    /** ISO 8601, once the airport has told it. */
    readonly boards?: string | undefined;
  };
}

/** An order of which the airline has changed a flight, as its flights are recognised. */
export interface ChangedOrder {
  readonly orderNo: string;
  readonly flightNos: readonly string[];
  /** Departure of its first flight, with the offset of its place. */
  readonly startsAt?: string | undefined;
  readonly change?: FlightChangeKind | undefined;
}

/**
 * States of a flight from its booking to its landing, beside those of check-in: `booked` until check-in opens, `boarding` for those
 * who are checked in, and what the airline has changed or does not fly, on which nobody has decided yet.
 */
export const tripStates = [
  ...segmentStates.filter((state): state is Exclude<SegmentState, 'early'> => state !== 'early'),
  'booked',
  'boarding',
  'changed',
  'flightCancelled',
] as const;
export type TripState = (typeof tripStates)[number];

/**
 * The order by which the airline has changed a flight: the same number, in a journey that begins on the order's day.
 * @param segments those of the journey, in order
 */
export function changeOf<Order extends ChangedOrder>(
  orders: readonly Order[],
  segments: readonly Pick<TravelledSegment, 'departure'>[],
  { flightNo }: Pick<TravelledSegment, 'flightNo'>,
): Order | undefined {
  const [first] = segments;
  const day = first && localTime(first.departure.time).day;
  return orders.find(
    ({ change, flightNos, startsAt }) =>
      change !== undefined &&
      flightNos.includes(flightNo) &&
      startsAt !== undefined &&
      localTime(startsAt).day === day,
  );
}

/** States in which a decision is told at once: an open check-in, a pass and a gate come before it. */
const canWait: ReadonlySet<SegmentState> = new Set(['early', 'locked']);

/**
 * How a flight stands in all.
 * @param segments those of the journey, in order
 * @param change what the airline has changed of it
 * @param now the airline's clock, milliseconds since 1970
 */
export function tripState<Segment extends TravelledSegment>(
  segments: readonly Segment[],
  segment: Segment,
  change: ChangedOrder['change'],
  now: number,
): TripState {
  const { departure, airport, passengers, cancelled } = segment;
  const state = segmentState(segments, segment, now);
  if (change === 'cancelled' || cancelled) return 'flightCancelled';
  if (change !== undefined && canWait.has(state)) return 'changed';
  if (state === 'early') return 'booked';
  const boards = airport.boards !== undefined && Date.parse(airport.boards) <= now;
  const checkedIn = passengers.some((one) => one.state === 'checkedIn');
  return boards && checkedIn && Date.parse(expectedTime(departure)) > now && state !== 'unsupported'
    ? 'boarding'
    : state;
}
