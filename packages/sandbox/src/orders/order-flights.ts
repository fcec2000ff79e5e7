import type { Day } from '@mapp/kit/rules';
import type { RequestContext } from '../request-context.ts';
import type { BookedOrder, BookedPerson } from '../ticket-orders/records.ts';
import type { Coupon, TicketRecord } from '../ticket-orders/ticket-records.ts';
import { families } from '../booking/families.ts';
import type { Member } from '../seed/members.ts';
import type { Person } from '../seed/persons.ts';
import { pointsFor, type FlightPoints } from '../booking/flight-points.ts';
import { isEarner, pointsToCome } from '../ticket-orders/points-to-come.ts';
import { serviceOf } from '../timetable/services.ts';
import { longestConnection, type Departure } from '../timetable/ways.ts';

/** The ticket that somebody on an order holds now, and the flights of it and of those that it has replaced. */
export interface HeldTicket {
  readonly ticket: TicketRecord;
  /** Those that it stands for, the first of them leading, and itself. */
  readonly chain: readonly TicketRecord[];
  /** Without those that were exchanged, in the order in which they are flown. */
  readonly coupons: readonly Coupon[];
}

const byTime = (one: { readonly departs: number }, other: { readonly departs: number }): number =>
  one.departs - other.departs;

/** A ticket and those that were issued in its place, one after the other. */
function chainOf(ticket: TicketRecord, byNumber: ReadonlyMap<string, TicketRecord>): readonly TicketRecord[] {
  const next = byNumber.get(ticket.replacedBy ?? '');
  return [ticket, ...(next ? chainOf(next, byNumber) : [])];
}

/** Tickets of an order as they stand, in the order of its people; none before they are issued, nor of those who have left it by a change. */
export const heldTickets = (
  context: Pick<RequestContext, 'ticketBook'>,
  order: BookedOrder,
): readonly HeldTicket[] =>
  ticketsEverOf(context, order).filter(({ ticket }) => ticket.orderNo === order.orderNo);

/** The same, with those of people who have left the order by a change that split its party. */
export function ticketsEverOf(
  { ticketBook }: Pick<RequestContext, 'ticketBook'>,
  { booked }: BookedOrder,
): readonly HeldTicket[] {
  if (!booked.issued) return [];
  const byNumber = new Map(ticketBook.every().map((ticket) => [ticket.ticketNo, ticket]));
  return booked.people.flatMap(({ ticketNo = '' }) => {
    const known = byNumber.get(ticketNo);
    if (!known) return [];
    const chain = chainOf(known, byNumber);
    const coupons = chain
      .flatMap((one) => one.coupons)
      .filter(({ state }) => state !== 'exchanged')
      .toSorted((one, other) => Date.parse(one.departs) - Date.parse(other.departs));
    return [{ ticket: chain.at(-1) ?? known, chain, coupons }];
  });
}

/** People on an order, without those who have left it by a change that split its party. */
export function peopleOf(
  context: Pick<RequestContext, 'ticketBook'>,
  order: BookedOrder,
): readonly BookedPerson[] {
  const left = new Set(
    ticketsEverOf(context, order)
      .filter(({ ticket }) => ticket.orderNo !== order.orderNo)
      .map(({ chain }) => chain[0]?.ticketNo),
  );
  return order.booked.people.filter(({ ticketNo }) => ticketNo === undefined || !left.has(ticketNo));
}

/** Numbers of every ticket that was issued for an order, or in place of one of it. */
export const numbersOf = (
  context: Pick<RequestContext, 'ticketBook'>,
  order: BookedOrder,
): readonly string[] =>
  heldTickets(context, order).flatMap(({ chain }) => chain.map(({ ticketNo }) => ticketNo));

/** A flight of an order. */
export interface OrderFlight {
  readonly departure: Departure;
  /** Left out where its passengers are in different ones. */
  readonly bookingClass?: string;
  /** There: each class with those who are in it. */
  readonly apart?: readonly { readonly bookingClass: string; readonly people: readonly Person[] }[];
  /** Everybody has given it back. */
  readonly refunded: boolean;
}

const keyOf = ({ flightNo, day }: { readonly flightNo: string; readonly day: Day }): string =>
  `${flightNo} ${day}`;

interface OwnCoupon extends Coupon {
  readonly person: Person;
}

function flightOf(coupons: readonly OwnCoupon[]): OrderFlight | undefined {
  const [first] = coupons;
  const service = first && serviceOf(first.flightNo);
  if (!service) return undefined;
  const { from, to, day, departs, arrives } = first;
  const refunded = coupons.every(({ state }) => state === 'refunded');
  const flying = refunded ? coupons : coupons.filter(({ state }) => state !== 'refunded');
  const classes = [...Map.groupBy(flying, ({ cabin }) => cabin)].map(([bookingClass, each]) => ({
    bookingClass,
    people: each.map(({ person }) => person),
  }));
  const [only] = classes;
  const departure = {
    service: { ...service, from, to },
    day,
    departs: Date.parse(departs),
    arrives: Date.parse(arrives),
  };
  return {
    departure,
    ...(classes.length > 1 ? { apart: classes } : { bookingClass: only?.bookingClass ?? first.cabin }),
    refunded,
  };
}

/** Flights of an order in the order in which they are flown: those of its tickets as they stand, before that those that were booked. */
export function flightsOfOrder(
  context: Pick<RequestContext, 'ticketBook'>,
  order: BookedOrder,
): readonly OrderFlight[] {
  const tickets = heldTickets(context, order);
  if (tickets.length === 0)
    return order.booked.chosen.flatMap(({ way, fare }) =>
      way.map((departure) => ({
        departure,
        bookingClass: families[fare.id].bookingClass,
        refunded: false,
      })),
    );
  const coupons = Map.groupBy(
    tickets.flatMap(({ ticket: { person }, coupons: own }) => own.map((coupon) => ({ ...coupon, person }))),
    keyOf,
  );
  return [...coupons.values()]
    .flatMap((each) => flightOf(each) ?? [])
    .toSorted((one, other) => byTime(one.departure, other.departure));
}

/** Flights that are not given back; all of them where none is left. */
export function keptFlights(flights: readonly OrderFlight[]): readonly OrderFlight[] {
  const kept = flights.filter(({ refunded }) => !refunded);
  return kept.length > 0 ? kept : flights;
}

/** First and last airport of each journey: flights that connect are one, and a party on several flights is named once. */
export function endsOf(flights: readonly OrderFlight[]): readonly (readonly [from: string, to: string])[] {
  const journeys: { from: string; to: string; arrives: number }[] = [];
  for (const { departure } of flights) {
    const { from, to } = departure.service;
    const before = journeys.find(
      (one) =>
        one.to === from &&
        one.from !== to &&
        departure.departs > one.arrives &&
        departure.departs - one.arrives <= longestConnection,
    );
    if (before) Object.assign(before, { to, arrives: departure.arrives });
    else journeys.push({ from, to, arrives: departure.arrives });
  }
  const named = new Map(journeys.map(({ from, to }) => [`${from} ${to}`, [from, to] as const]));
  return [...named.values()];
}

/** Points that an order gives its member once it is flown: for the flights of the member's ticket as it stands, before that as it was booked. */
export function pointsOfOrder(
  context: Pick<RequestContext, 'ticketBook'>,
  order: BookedOrder,
  member: Member,
): FlightPoints {
  const held = heldTickets(context, order);
  if (held.length === 0) return pointsToCome(order.booked, member);
  const own = held.find(({ ticket }) => isEarner(member, ticket));
  return pointsFor(own?.coupons.filter(({ state }) => state !== 'refunded') ?? [], member);
}
