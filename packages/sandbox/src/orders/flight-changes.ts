import type { FlightChange, FlightChangeKind } from '@mapp/kit/contracts';
import { families } from '../booking/families.ts';
import { seatOf } from '../changes/ticket-wire.ts';
import type { RequestContext } from '../request-context.ts';
import { chinaTime } from '../stops.ts';
import { changedFlights } from '../ticket-orders/inputs.ts';
import { cashOf } from '../ticket-orders/store.ts';
import { isUsable, type Coupon } from '../ticket-orders/ticket-records.ts';
import { changeIn } from '../timetable/day-changes.ts';
import { departureOf, departuresOf, type Departure } from '../timetable/ways.ts';
import { journeyOf, stopsOf } from './journeys.ts';
import { heldTickets } from './order-flights.ts';
import type { BookedOrder } from '../ticket-orders/records.ts';

const hour = 3_600_000;

/** Flight of an order that the airline has changed, as it was booked. */
function changedFlight(
  order: BookedOrder,
): { readonly kind: FlightChangeKind; readonly was: Departure } | undefined {
  const kind = changedFlights[order.orderNo]?.kind;
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

/** Seats that the passengers of a flight have, in the order of the people. */
const seatsOn = (context: RequestContext, order: BookedOrder, flight: Departure): readonly string[] =>
  heldTickets(context, order).flatMap(({ ticket, coupons }) =>
    coupons
      .filter((coupon) => isUsable(coupon) && isMeant(flight)(coupon))
      .flatMap((coupon) => seatOf(ticket, coupon, context).seat ?? []),
  );

/** Flight as it was and as it is, and the ways that are open; one that its tickets have left behind is none any more. */
export function flightChangeOf(context: RequestContext, order: BookedOrder): FlightChange | undefined {
  const changed = changedFlight(order);
  const fare = order.booked.chosen[0]?.fare;
  const decided = context.orderAnswers.changeOf(order.orderNo)?.answer;
  if (!changed || !fare || (decided !== 'accept' && !openChangeOf(context, order))) return undefined;
  const { kind, was: flight } = changed;
  const { language } = context;
  const { bookingClass } = families[fare.id];
  const toldAt = toldAtOf(context, order) ?? order.booked.at;
  const changes = context.schedule.on(flight.day);
  const is = departureOf(flight.service, flight.day, changes);
  const nothing = { amount: 0, currency: 'CNY' };
  const back = { amount: -cashOf(order).amount, currency: 'CNY' };
  return {
    changeId: `C${order.orderNo}`,
    kind,
    toldAt: chinaTime(toldAt),
    decideBy: chinaTime(flight.departs - 24 * hour),
    was: journeyOf(flight, bookingClass, language),
    ...(is && { is: journeyOf(is, bookingClass, language) }),
    seats: kind === 'time' ? [...seatsOn(context, order, flight)] : [],
    ways: [
      ...(is ? [{ way: 'accept' as const, cash: nothing }] : []),
      { way: 'change', cash: nothing },
      { way: 'refund', cash: back },
    ],
    others: departuresOf(flight.service.from, flight.service.to, flight.day, changes)
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

/** When the airline has told of the change of an order's flight, milliseconds since 1970. */
export function toldAtOf(
  { schedule }: Pick<RequestContext, 'schedule'>,
  order: BookedOrder,
): number | undefined {
  const was = changedFlight(order)?.was;
  return was && changeIn(schedule.on(was.day), was.service.flightNo, was.day)?.toldAt;
}

/** A change that has been accepted: from now on the flight is as the traveller wanted it, and fees are those of the fare. */
export function carryChangeOut({ ticketBook, checkIn }: RequestContext, order: BookedOrder): void {
  for (const { ticket } of heldTickets({ ticketBook }, order))
    ticketBook.change(ticket.ticketNo, { involuntary: false });
  if (order.cardNo !== undefined) checkIn.hasChanged(order.cardNo);
}
