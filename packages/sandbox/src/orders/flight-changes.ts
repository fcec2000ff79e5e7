import type { FlightChange, FlightChangeKind } from '@mapp/kit/contracts';
import { localTime } from '@mapp/kit/rules';
import { families } from '../booking/families.ts';
import type { RequestContext } from '../request-context.ts';
import { chinaTime } from '../stops.ts';
import { changedOrders } from '../ticket-orders/inputs.ts';
import { cashOf } from '../ticket-orders/store.ts';
import { isUsable, type Coupon } from '../ticket-orders/ticket-records.ts';
import { departuresOf, type Departure } from '../timetable/ways.ts';
import { writtenIn, zoneOf } from '../timetable/zones.ts';
import { journeyOf, stopsOf } from './journeys.ts';
import { heldTickets } from './order-flights.ts';
import type { BookedOrder } from '../ticket-orders/records.ts';

const hour = 3_600_000;

/** Flight of an order that the airline has changed, as it was booked. */
function changedFlight(
  order: BookedOrder,
): { readonly kind: FlightChangeKind; readonly was: Departure } | undefined {
  const kind = changedOrders[order.orderNo];
  const was = order.booked.chosen[0]?.way[0];
  return kind && was && order.state === 'ticketed' ? { kind, was } : undefined;
}

const isMeant =
  ({ service, day }: Departure) =>
  (coupon: Pick<Coupon, 'flightNo' | 'day'>): boolean =>
    coupon.flightNo === service.flightNo && coupon.day === day;

interface OpenChange {
  readonly kind: FlightChangeKind;
  readonly changeId: string;
  /** Whether it is a change of this flight. */
  readonly concerns: (flight: Pick<Coupon, 'flightNo' | 'day'>) => boolean;
}

/** The change that waits for a decision; none once it has been accepted, or nobody flies it any more. */
export function openChangeOf(
  context: Pick<RequestContext, 'orderAnswers' | 'ticketBook'>,
  order: BookedOrder,
): OpenChange | undefined {
  const { orderNo } = order;
  const changed = changedFlight(order);
  if (!changed || context.orderAnswers.changeOf(orderNo)?.answer === 'accept') return undefined;
  const isTheirs = isMeant(changed.was);
  const waits = heldTickets(context, order).some(({ coupons }) =>
    coupons.some((coupon) => isUsable(coupon) && isTheirs(coupon)),
  );
  return waits ? { kind: changed.kind, changeId: `C${orderNo}`, concerns: isTheirs } : undefined;
}

/** Airport of the same city in whose place it leaves. */
const otherAirport: Readonly<Record<string, string>> = { SHA: 'PVG', PVG: 'SHA', PEK: 'PKX' };

function nowFlown(flight: Departure, kind: FlightChangeKind): Departure | undefined {
  if (kind === 'cancelled') return undefined;
  if (kind === 'time')
    return { ...flight, departs: flight.departs + 3 * hour, arrives: flight.arrives + 3 * hour };
  if (kind !== 'airport') return flight;
  const from = otherAirport[flight.service.from] ?? flight.service.from;
  return { ...flight, service: { ...flight.service, from } };
}

/** Flight as it was and as it is, and the ways that are open; one that its tickets have left behind is none any more. */
export function flightChangeOf(context: RequestContext, order: BookedOrder): FlightChange | undefined {
  const changed = changedFlight(order);
  const fare = order.booked.chosen[0]?.fare;
  const decided = context.orderAnswers.changeOf(order.orderNo)?.answer;
  if (!changed || !fare || (decided !== 'accept' && !openChangeOf(context, order))) return undefined;
  const { kind, was: flight } = changed;
  const { language } = context;
  const { bookingClass } = families[fare.id];
  const is = nowFlown(flight, kind);
  const nothing = { amount: 0, currency: 'CNY' };
  const back = { amount: -cashOf(order).amount, currency: 'CNY' };
  return {
    changeId: `C${order.orderNo}`,
    kind,
    toldAt: chinaTime(order.booked.at + hour / 2),
    decideBy: chinaTime(flight.departs - 24 * hour),
    was: journeyOf(flight, bookingClass, language),
    ...(is && { is: journeyOf(is, bookingClass, language) }),
    seats: kind === 'time' ? ['12A', '12C'] : [],
    ways: [
      ...(is ? [{ way: 'accept' as const, cash: nothing }] : []),
      { way: 'change', cash: nothing },
      { way: 'refund', cash: back },
    ],
    others: departuresOf(flight.service.from, flight.service.to, flight.day)
      .filter(({ service }) => service.flightNo !== flight.service.flightNo)
      .slice(0, 2)
      .map((other, at) => ({
        flightNo: other.service.flightNo,
        ...stopsOf(other, language),
        seats: 9 - at * 5,
      })),
    ...(decided && { decided }),
  };
}

/** A change that has been accepted: tickets and trip have the flight as it is now. */
export function carryChangeOut({ ticketBook, checkIn }: RequestContext, order: BookedOrder): void {
  const { orderNo, cardNo } = order;
  const changed = changedFlight(order);
  const is = changed && nowFlown(changed.was, changed.kind);
  if (!is || cardNo === undefined) return;
  const isChanged = isMeant(changed.was);
  const { flightNo, from, to } = is.service;
  const departs = writtenIn(zoneOf(from), is.departs);
  const arrives = writtenIn(zoneOf(to), is.arrives);
  for (const {
    ticket: { ticketNo, coupons },
  } of heldTickets({ ticketBook }, order))
    ticketBook.change(ticketNo, {
      // From now on it is as the traveller wanted it.
      involuntary: false,
      coupons: coupons.map((coupon) =>
        isUsable(coupon) && isChanged(coupon) ? { ...coupon, from, departs, arrives } : coupon,
      ),
    });
  const journey = checkIn.bookings.journeys(cardNo).find(({ bookingId }) => bookingId === `B${orderNo}`);
  if (!journey) return;
  const flight = { flightNo, from, to, departs: localTime(departs).time };
  checkIn.bookings.replace(cardNo, {
    ...journey,
    segments: journey.segments.map((segment) =>
      isChanged({ flightNo: segment.flight.flightNo, day: segment.day }) ? { ...segment, flight } : segment,
    ),
  });
  checkIn.hasChanged(cardNo);
}
