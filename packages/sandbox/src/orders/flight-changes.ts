import type { FlightChange, FlightChangeKind } from '@mapp/kit/contracts';
import { localTime } from '@mapp/kit/rules';
import type { RequestContext } from '../request-context.ts';
import { chinaTime } from '../stops.ts';
import { changedOrders } from '../ticket-orders/inputs.ts';
import { cashOf } from '../ticket-orders/store.ts';
import { departuresOf, type Departure } from '../timetable/ways.ts';
import { writtenIn, zoneOf } from '../timetable/zones.ts';
import { journeyOf, stopsOf } from './journeys.ts';
import type { BookedOrder } from '../ticket-orders/records.ts';

const hour = 3_600_000;

/** The change that waits for a decision; none once it has been accepted. */
export function openChangeOf(
  { orderAnswers }: RequestContext,
  { orderNo, state }: BookedOrder,
): { readonly kind: FlightChangeKind; readonly changeId: string } | undefined {
  const kind = changedOrders[orderNo];
  if (!kind || state !== 'ticketed' || orderAnswers.changeOf(orderNo) === 'accept') return undefined;
  return { kind, changeId: `C${orderNo}` };
}

/** Airport of the same city in whose place it leaves. */
const otherAirport: Readonly<Record<string, string>> = { SHA: 'PVG', PVG: 'SHA', PEK: 'PKX' };

function nowFlown(flight: Departure, kind: FlightChangeKind): Departure | undefined {
  if (kind === 'cancelled') return undefined;
  if (kind === 'time')
    return { ...flight, departs: flight.departs + 3 * hour, arrives: flight.arrives + 3 * hour };
  const from = otherAirport[flight.service.from] ?? flight.service.from;
  return { ...flight, service: { ...flight.service, from } };
}

/** Flight as it was and as it is, and the ways that are open. */
export function flightChangeOf(context: RequestContext, order: BookedOrder): FlightChange | undefined {
  const kind = changedOrders[order.orderNo];
  const [flight] = order.booked.chosen.flatMap(({ way }) => way);
  const fare = order.booked.chosen[0]?.fare;
  if (!kind || !flight || order.state !== 'ticketed') return undefined;
  const { language, orderAnswers } = context;
  const is = nowFlown(flight, kind);
  const decided = orderAnswers.changeOf(order.orderNo);
  const nothing = { amount: 0, currency: 'CNY' };
  const back = { amount: -cashOf(order).amount, currency: 'CNY' };
  return {
    changeId: `C${order.orderNo}`,
    kind,
    toldAt: chinaTime(order.booked.at + hour / 2),
    decideBy: chinaTime(flight.departs - 24 * hour),
    was: journeyOf(flight, fare, language),
    ...(is && { is: journeyOf(is, fare, language) }),
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
  const { orderNo, cardNo, booked } = order;
  const kind = changedOrders[orderNo];
  const was = booked.chosen[0]?.way[0];
  const is = was && kind && nowFlown(was, kind);
  if (!is || cardNo === undefined) return;
  const { flightNo, from, to } = is.service;
  const departs = writtenIn(zoneOf(from), is.departs);
  const arrives = writtenIn(zoneOf(to), is.arrives);
  const isMeant = (number: string, day: string): boolean => number === flightNo && day === was.day;
  for (const { ticketNo, coupons } of ticketBook.ofOrder(orderNo))
    ticketBook.change(ticketNo, {
      // From now on it is as the traveller wanted it.
      involuntary: false,
      coupons: coupons.map((coupon) =>
        isMeant(coupon.flightNo, coupon.day) ? { ...coupon, from, departs, arrives } : coupon,
      ),
    });
  const journey = checkIn.bookings.journeys(cardNo).find(({ bookingId }) => bookingId === `B${orderNo}`);
  if (!journey) return;
  const flight = { flightNo, from, to, departs: localTime(departs).time };
  checkIn.bookings.replace(cardNo, {
    ...journey,
    segments: journey.segments.map((segment) =>
      isMeant(segment.flight.flightNo, segment.day) ? { ...segment, flight } : segment,
    ),
  });
  checkIn.hasChanged(cardNo);
}
