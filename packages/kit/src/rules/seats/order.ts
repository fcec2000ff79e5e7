import type { Money } from '../money.ts';
import type { BoardingState, SeatOrderState } from '../check-in/check-in.ts';

/** Price of an ordered seat. Without cash and points it costs nothing; with both, either may be paid. */
export interface OrderedPrice {
  readonly cash?: Money | undefined;
  readonly points?: number | undefined;
}

/** Nothing is paid for it: no price, or one of nothing. */
export const costsNothing = (price: OrderedPrice | undefined): boolean =>
  (price?.cash?.amount ?? 0) === 0 && (price?.points ?? 0) === 0;

/** A seat order as far as these rules read it. */
export interface PayableSeatOrder {
  readonly state: SeatOrderState;
  /** ISO 8601. */
  readonly orderedAt: string;
  /** Until when the seats are kept for payment, ISO 8601; with `waiting`. */
  readonly payUntil?: string | undefined;
  readonly cash: readonly Money[];
  /** Left out where a seat cannot be paid with points. */
  readonly points?: number | undefined;
  readonly seats: readonly {
    readonly name: string;
    readonly pointsAllowed: boolean;
    readonly price?: OrderedPrice | undefined;
  }[];
  readonly flights: readonly { readonly departure: { readonly time: string } }[];
}

/** Before the first flight has left, its seats can be given back or chosen again. */
export const beforeDeparture = ({ flights }: Pick<PayableSeatOrder, 'flights'>, now: number): boolean =>
  flights.every(({ departure }) => Date.parse(departure.time) > now);

/** A flight as far as it says who has checked in. */
interface BoardedFlight {
  readonly segmentId: string;
  readonly passengers: readonly { readonly passengerId: string; readonly state: BoardingState }[];
}

/** Those of an order's flights for which everybody with a seat of it has checked in; none while the journeys are not known. */
export function checkedInFlights<Flight extends BoardedFlight>(
  order: {
    readonly flights: readonly { readonly segmentId: string }[];
    readonly seats: readonly { readonly segmentId: string; readonly passengerId: string }[];
  },
  journeys: readonly { readonly segments: readonly Flight[] }[] = [],
): Flight[] {
  const segments = journeys.flatMap((journey) => journey.segments);
  return order.flights.flatMap((flight) => {
    const found = segments.find(({ segmentId }) => segmentId === flight.segmentId);
    const seated = order.seats.filter(({ segmentId }) => segmentId === flight.segmentId);
    const isIn = (id: string) =>
      found?.passengers.some(({ passengerId, state }) => passengerId === id && state === 'checkedIn');
    return found && seated.every(({ passengerId }) => isIn(passengerId)) ? [found] : [];
  });
}

/**
 * Whether points can pay an order.
 * - `notOffered` a seat has no such price
 * - `notAllowed` a seat is of somebody for whom the member may not pay with points; `names` says whose
 * - `unknown` it is not known how many points there are: the airline decides
 * - `short` by so many, where it is known; `enough`
 * Source: travel.md section 6, points for the member and beneficiaries only.
 */
export type PointsWay =
  | { readonly kind: 'notOffered' | 'unknown' | 'enough' }
  | { readonly kind: 'notAllowed'; readonly names: readonly string[] }
  | { readonly kind: 'short'; readonly missing: number | undefined };

/** @param available what the member can spend now; undefined while that is not known */
export function pointsWay(
  { points, seats }: Pick<PayableSeatOrder, 'points' | 'seats'>,
  available: number | undefined,
): PointsWay {
  if (points === undefined) return { kind: 'notOffered' };
  const names = seats
    .filter(({ pointsAllowed, price }) => !pointsAllowed && (price?.points ?? 0) > 0)
    .map(({ name }) => name);
  if (names.length > 0) return { kind: 'notAllowed', names: [...new Set(names)] };
  if (available === undefined) return { kind: 'unknown' };
  return available < points ? { kind: 'short', missing: points - available } : { kind: 'enough' };
}

/** The two ways to pay. */
export type PayBy = 'cash' | 'points';

/** A price that no money pays. */
export const takesPointsAlone = (price: OrderedPrice | undefined): boolean =>
  price !== undefined && price.cash === undefined && (price.points ?? 0) > 0;

/** The ways that an order offers, cash first; no cash where a seat of it can only be had for points. */
export const waysOf = ({
  cash,
  points,
  seats = [],
}: Pick<PayableSeatOrder, 'cash' | 'points'> &
  Partial<Pick<PayableSeatOrder, 'seats'>>): readonly PayBy[] => [
  ...(cash.length > 0 && !seats.some(({ price }) => takesPointsAlone(price)) ? (['cash'] as const) : []),
  ...(points === undefined ? [] : (['points'] as const)),
];

/** How money of an order comes back: as it was paid, or as it can be; `both` while that may be either. */
export function refundWay(
  order: Pick<PayableSeatOrder, 'cash' | 'points'> &
    Partial<Pick<PayableSeatOrder, 'seats'>> & { readonly paidBy?: PayBy | 'nothing' | undefined },
): PayBy | 'both' {
  const { paidBy } = order;
  if (paidBy === 'cash' || paidBy === 'points') return paidBy;
  const [only, ...more] = waysOf(order);
  return only !== undefined && more.length === 0 ? only : 'both';
}

/**
 * Way that the bar offers: the chosen one, or the other where that works and the chosen one does not.
 * Undefined where nothing works.
 */
export function payableBy(
  chosen: PayBy,
  ways: readonly PayBy[],
  { kind }: Pick<PointsWay, 'kind'>,
): PayBy | undefined {
  const works = ways.filter((way) => way === 'cash' || kind === 'enough' || kind === 'unknown');
  return works.includes(chosen) ? chosen : works[0];
}
