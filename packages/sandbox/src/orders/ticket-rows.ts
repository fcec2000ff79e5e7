import type { ListedOrder } from '@mapp/kit/contracts';
import { beneficiaryName, type OrderStatus, type PaymentState } from '@mapp/kit/rules';
import { signedIn, type RequestContext } from '../request-context.ts';
import { chinaTime } from '../stops.ts';
import { ticketStateAt } from '../ticket-orders/payable.ts';
import type { BookedOrder } from '../ticket-orders/records.ts';
import { cashOf } from '../ticket-orders/store.ts';
import { airportName } from '../timetable/airport-names.ts';
import type { Departure } from '../timetable/ways.ts';
import { writtenIn, zoneOf } from '../timetable/zones.ts';
import { can, cannot, type Offered } from './acts.ts';
import { openChangeOf } from './flight-changes.ts';

/** An order with everything that booking knows of it. */

const statusOf: Readonly<Record<PaymentState, OrderStatus>> = {
  open: 'waiting',
  begun: 'waiting',
  unpaid: 'waiting',
  failed: 'waiting',
  confirming: 'waiting',
  paid: 'completed',
  ticketing: 'ticketing',
  ticketed: 'completed',
  abnormal: 'abnormal',
  expired: 'expired',
  cancelled: 'cancelled',
};

/** Status of an order of tickets by the airline's clock. */
export function ticketStatus(order: BookedOrder, now: number): OrderStatus {
  if (order.booked.waitlist && order.state === 'open') return 'waitlist';
  return statusOf[ticketStateAt(order, now)];
}

/** Flights of an order, in the order in which they are flown. */
export const departuresOfOrder = ({ booked }: BookedOrder): readonly Departure[] =>
  booked.chosen.flatMap(({ way }) => way);

const hour = 3_600_000;

function actsOfTickets(status: OrderStatus, flights: readonly Departure[], now: number): Offered[] {
  const [first] = flights;
  const last = flights.at(-1);
  if (status === 'waiting') return [can('pay'), can('cancel')];
  if (status === 'waitlist') return [can('cancelWaitlist')];
  if (status === 'ticketing') return [cannot('change', 'ticketing'), cannot('refund', 'ticketing')];
  if (status !== 'completed' || !first || !last) return [];
  const flown = last.departs <= now;
  const soon = first.departs > now && first.departs - now <= 48 * hour;
  return [
    flown ? cannot('change', 'flown') : can('change'),
    flown ? cannot('refund', 'flown') : can('refund'),
    last.arrives <= now ? can('reimburse') : cannot('reimburse', 'unflown'),
    ...(soon ? [can('checkIn')] : []),
  ];
}

/** The member's orders of tickets. */
export function bookedOrders({ tickets, ...context }: RequestContext): readonly BookedOrder[] {
  const { cardNo } = signedIn({ tickets, ...context });
  return tickets
    .all()
    .filter((order): order is BookedOrder => order.cardNo === cardNo && order.booked !== undefined);
}

/** An order of tickets as its row shows it. */
export function ticketRow(context: RequestContext, order: BookedOrder): ListedOrder {
  const { clock, language } = context;
  const { orderNo, booked, payUntil } = order;
  const now = clock.now().getTime();
  const state = ticketStatus(order, now);
  const flights = departuresOfOrder(order);
  const [first] = flights;
  const ends = booked.chosen.map(
    ({ way }) => [way[0].service.from, (way.at(-1) ?? way[0]).service.to] as const,
  );
  const change = openChangeOf(context, order);
  return {
    orderNo,
    kind: 'ticket',
    state,
    orderedAt: chinaTime(booked.at),
    ...(state === 'waiting' && { payUntil: chinaTime(payUntil) }),
    title: ends.map((pair) => pair.map((code) => airportName(code)[language]).join(' – ')).join(' · '),
    ...(first && { startsAt: writtenIn(zoneOf(first.service.from), first.departs) }),
    flightNos: flights.map(({ service }) => service.flightNo),
    passengers: booked.people.map(({ person }) => beneficiaryName(person)),
    cash: [cashOf(order)],
    ...(booked.points > 0 && { points: booked.points }),
    ...(change && { change: change.kind }),
    actions: actsOfTickets(state, flights, now),
  };
}

export const ticketRows = (context: RequestContext): ListedOrder[] =>
  bookedOrders(context).map((order) => ticketRow(context, order));
