import type { ListedOrder } from '@mapp/kit/contracts';
import { isRequestOpen, type OrderStatus, type PaymentState } from '@mapp/kit/rules';
import { signedIn, type RequestContext } from '../request-context.ts';
import { nameIn } from '../seed/persons.ts';
import { chinaTime } from '../stops.ts';
import { ticketStateAt } from '../ticket-orders/ticket-state.ts';
import type { BookedOrder } from '../ticket-orders/records.ts';
import { cashOf } from '../ticket-orders/store.ts';
import { airportName } from '../timetable/airport-names.ts';
import { writtenIn, zoneOf } from '../timetable/zones.ts';
import { can, cannot, type Offered } from './acts.ts';
import { openChangeOf } from './flight-changes.ts';
import { laterPayments } from './later-payments.ts';
import { endsOf, flightsOfOrder, keptFlights, peopleOf, type OrderFlight } from './order-flights.ts';

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

/** Refund requests of an order, the latest first. */
export const requestsOf = (context: RequestContext, { orderNo }: Pick<BookedOrder, 'orderNo'>) =>
  context.refundBook.list(signedIn(context).cardNo).filter((request) => request.orderNo === orderNo);

const hour = 3_600_000;

/** Acts on tickets that are issued; on those that have all been given back there is only the refund to wait for. */
function actsOfIssued(
  context: RequestContext,
  order: BookedOrder,
  flights: readonly OrderFlight[],
): Offered[] {
  const now = context.clock.now().getTime();
  if (flights.every(({ refunded }) => refunded))
    return requestsOf(context, order).some(({ state }) => isRequestOpen(state))
      ? [cannot('change', 'underWay'), cannot('refund', 'underWay')]
      : [];
  const kept = keptFlights(flights).map(({ departure }) => departure);
  const next = kept.find(({ departs }) => departs > now);
  const arrives = kept.at(-1)?.arrives ?? 0;
  return [
    next ? can('change') : cannot('change', 'flown'),
    next ? can('refund') : cannot('refund', 'flown'),
    arrives <= now ? can('reimburse') : cannot('reimburse', 'unflown'),
    ...(next && next.departs - now <= 48 * hour ? [can('checkIn')] : []),
  ];
}

function actsOfTickets(
  context: RequestContext,
  order: BookedOrder,
  status: OrderStatus,
  flights: readonly OrderFlight[],
): Offered[] {
  if (status === 'waiting') return [can('pay'), can('cancel')];
  if (status === 'waitlist') return [can('cancelWaitlist')];
  if (status === 'ticketing') return [cannot('change', 'ticketing'), cannot('refund', 'ticketing')];
  return status === 'completed' ? actsOfIssued(context, order, flights) : [];
}

/** The member's orders of tickets, each with those who are still on it. */
export function bookedOrders({ tickets, ...context }: RequestContext): readonly BookedOrder[] {
  const { cardNo } = signedIn({ tickets, ...context });
  return tickets
    .all()
    .filter((order): order is BookedOrder => order.cardNo === cardNo && order.booked !== undefined)
    .map((order) => ({
      ...order,
      booked: { ...order.booked, people: order.booked.people.filter(({ movedTo }) => movedTo === undefined) },
    }));
}

/** An order of tickets as its row shows it: with the flights of its tickets as they stand. */
export function ticketRow(context: RequestContext, order: BookedOrder): ListedOrder {
  const { clock, language } = context;
  const { orderNo, booked, payUntil } = order;
  const now = clock.now().getTime();
  const state = ticketStatus(order, now);
  const flights = flightsOfOrder(context, order);
  const kept = keptFlights(flights);
  const first = kept[0]?.departure;
  const change = openChangeOf(context, order);
  const paidLater = laterPayments(context, order).reduce((sum, { cash }) => sum + cash.amount, 0);
  return {
    orderNo,
    kind: 'ticket',
    state,
    orderedAt: chinaTime(booked.at),
    ...(state === 'waiting' && { payUntil: chinaTime(payUntil) }),
    title: endsOf(kept)
      .map((pair) => pair.map((code) => airportName(code)[language]).join(' – '))
      .join(' · '),
    ...(first && { startsAt: writtenIn(zoneOf(first.service.from), first.departs) }),
    flightNos: kept.map(({ departure }) => departure.service.flightNo),
    passengers: peopleOf(context, order).map(({ person }) => nameIn(person, language)),
    cash: [{ ...cashOf(order), amount: paidLater + order.amount }],
    ...(booked.points > 0 && { points: booked.points }),
    ...(change && { change: change.kind }),
    actions: actsOfTickets(context, order, state, flights),
  };
}

export const ticketRows = (context: RequestContext): ListedOrder[] =>
  bookedOrders(context).map((order) => ticketRow(context, order));
