import type { OrderDetail } from '@mapp/kit/contracts';
import { maskedNumber, type OrderEvent } from '@mapp/kit/rules';
import { seatOf } from '../changes/ticket-wire.ts';
import { signedIn, type RequestContext } from '../request-context.ts';
import { nameIn } from '../seed/persons.ts';
import { chinaTime } from '../stops.ts';
import { ticketStateAt } from '../ticket-orders/ticket-state.ts';
import { priceLines } from '../ticket-orders/price-lines.ts';
import { flightChangeOf, openChangeOf, toldAtOf } from './flight-changes.ts';
import { includedIn, journeyOf } from './journeys.ts';
import { laterPayments } from './later-payments.ts';
import {
  flightsOfOrder,
  heldTickets,
  peopleOf,
  pointsOfOrder,
  ticketsEverOf,
  type HeldTicket,
  type OrderFlight,
} from './order-flights.ts';
import { rowsOf, serviceRow } from './rows.ts';
import type { ServiceOrderRecord } from './service-records.ts';
import type { BookedOrder } from '../ticket-orders/records.ts';
import { bookedOrders, requestsOf, ticketRow } from './ticket-rows.ts';
import { maskedPhone } from '../masked-phone.ts';
import { earnsOnWire } from '../ticket-orders/points-to-come.ts';

/** Seat on a ticket of one flight; of several flights, each has its own. */
function onlySeatOf(context: RequestContext, { ticket, coupons }: HeldTicket): { seat?: string } {
  const [only, another] = coupons;
  const seat = only && !another && only.state !== 'refunded' ? seatOf(ticket, only, context).seat : undefined;
  return seat === undefined ? {} : { seat };
}

interface EventRecord {
  readonly event: OrderEvent;
  /** Numbers of the tickets that it concerns; left out for the whole order. */
  readonly tickets?: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Events of tickets that are issued: changes by the airline and by the traveller, and refunds. */
function afterwards(
  context: RequestContext,
  order: BookedOrder,
  ever: readonly HeldTicket[],
): readonly EventRecord[] {
  const answered = context.orderAnswers.changeOf(order.orderNo);
  const toldAt = toldAtOf(context, order);
  const exchanged = ever.flatMap(({ chain }) =>
    chain.slice(1).map(({ exchanged: event = 'changed' as const, issuedAt: at, ticketNo }) => ({
      event,
      at,
      ticketNo,
    })),
  );
  // A party that changes together has done so once.
  const together = Map.groupBy(exchanged, ({ event, at }) => `${event} ${at}`);
  return [
    ...(toldAt === undefined ? [] : [{ event: 'flightChanged' as const, at: toldAt }]),
    ...(answered?.answer === 'accept' ? [{ event: 'changeAccepted' as const, at: answered.at }] : []),
    ...[...together.values()].flatMap(([first, ...others]) =>
      first ? [{ ...first, tickets: [first, ...others].map(({ ticketNo }) => ticketNo) }] : [],
    ),
    ...requestsOf(context, order).flatMap(({ times: { received, arrived }, tickets: asked }) => {
      const tickets = asked.map(({ ticketNo }) => ticketNo);
      return [
        { event: 'refundAsked' as const, at: Date.parse(received), tickets },
        ...(arrived === undefined ? [] : [{ event: 'refunded' as const, at: Date.parse(arrived), tickets }]),
      ];
    }),
  ];
}

function eventsOf(context: RequestContext, order: BookedOrder): OrderDetail['timeline'] {
  const { booked, paidAt, ticketsAt, cancelledAt } = order;
  const state = ticketStateAt(order, context.clock.now().getTime());
  const ever = ticketsEverOf(context, order);
  const events: EventRecord[] = [
    { event: booked.waitlist ? 'waitlisted' : 'ordered', at: booked.at },
    ...(paidAt === undefined || order.amount === 0 ? [] : [{ event: 'paid' as const, at: paidAt }]),
    ...(state === 'ticketing' && paidAt !== undefined ? [{ event: 'ticketing' as const, at: paidAt }] : []),
    ...(state === 'ticketed' && paidAt !== undefined
      ? [{ event: 'ticketed' as const, at: ticketsAt ?? paidAt }]
      : []),
    ...(state === 'abnormal' && paidAt !== undefined ? [{ event: 'abnormal' as const, at: paidAt }] : []),
    ...(cancelledAt === undefined ? [] : [{ event: 'cancelled' as const, at: cancelledAt }]),
    ...afterwards(context, order, ever),
  ];
  /** Names of those whom an event concerns, where others of the party have no part in it. */
  const namesOf = (tickets: readonly string[]): string[] => {
    const theirs = ever.filter(({ chain }) => chain.some(({ ticketNo }) => tickets.includes(ticketNo)));
    return theirs.length < ever.length
      ? theirs.map(({ ticket: { person } }) => nameIn(person, context.language))
      : [];
  };
  return events
    .toSorted((one, other) => one.at - other.at)
    .map(({ event, at, tickets = [] }) => {
      const names = namesOf(tickets);
      return { event, at: chinaTime(at), ...(names.length > 0 && { names }) };
    });
}

function ticketDetail(context: RequestContext, order: BookedOrder): OrderDetail {
  const { language } = context;
  const { booked, paidAt, paidBy, ticketBy } = order;
  const row = ticketRow(context, order);
  const change = flightChangeOf(context, order);
  const member = signedIn(context);
  const held = heldTickets(context, order);
  const open = openChangeOf(context, order);
  const isCancelled = ({ departure: { service, day } }: OrderFlight) =>
    open?.kind === 'cancelled' && open.concerns({ flightNo: service.flightNo, day });
  return {
    ...row,
    contact: {
      name: booked.contact?.name ?? (booked.people[0] ? nameIn(booked.people[0].person, language) : ''),
      phone: maskedPhone(booked.phone),
    },
    journeys: flightsOfOrder(context, order).map((flight) => ({
      ...journeyOf(flight.departure, flight.bookingClass, language),
      ...(flight.apart && {
        apart: flight.apart.map(({ bookingClass, people }) => ({
          names: people.map((person) => nameIn(person, language)),
          ...includedIn(bookingClass),
        })),
      }),
      ...(isCancelled(flight) && { cancelled: true as const }),
    })),
    people: peopleOf(context, order).map(({ person, paxType, card, ticketNo: issuedNo }) => {
      const [document] = person.idList;
      const mine = held.find(({ chain }) => chain[0]?.ticketNo === issuedNo);
      const ticketNo = mine?.ticket.ticketNo ?? issuedNo;
      const isComing =
        ticketNo !== undefined &&
        context.refundBook
          .ofTicket(ticketNo)
          ?.request.tickets.some((one) => one.ticketNo === ticketNo && one.outcome !== 'arrived');
      return {
        name: nameIn(person, language),
        paxType,
        ...(document && { document: { kind: document.idType, number: maskedNumber(document.idNo) } }),
        ...(card && { card: { kind: card.kind, number: maskedNumber(card.number) } }),
        ...(ticketNo !== undefined && { ticketNo }),
        coupons:
          mine?.coupons.map(({ state }) => ({
            state: state === 'refunded' && isComing ? ('refunding' as const) : state,
          })) ?? [],
        ...(mine && onlySeatOf(context, mine)),
        ...(mine?.ticket.replaces !== undefined && { replaces: mine.ticket.replaces }),
      };
    }),
    lines: priceLines(booked.parts, language),
    later: laterPayments(context, order),
    ...(paidAt !== undefined && order.amount > 0 && { paidAt: chinaTime(paidAt) }),
    ...(paidBy !== undefined && { paidBy }),
    ...(ticketBy !== undefined && { ticketBy: chinaTime(ticketBy) }),
    insured: (booked.insurances ?? []).length > 0,
    ...earnsOnWire(pointsOfOrder(context, order, member)),
    facts: [],
    timeline: eventsOf(context, order),
    ...(change && { flightChange: change }),
  };
}

function serviceDetail(context: RequestContext, order: ServiceOrderRecord): OrderDetail {
  const { language } = context;
  const row = serviceRow(context, order);
  return {
    ...row,
    journeys: [],
    people: [],
    lines: [],
    later: [],
    facts: order.sold.facts.map(({ label, value }) => ({ label: label[language], value: value[language] })),
    ...(order.paidAt !== undefined && { paidAt: chinaTime(order.paidAt) }),
    ...(order.paidBy !== undefined && { paidBy: order.paidBy }),
    timeline: order.events.map(({ event, at }) => ({ event, at: chinaTime(at) })),
  };
}

/** One of the member's orders, whatever its kind. */
export function detailOf(context: RequestContext, orderNo: string): OrderDetail | undefined {
  const tickets = bookedOrders(context).find((order) => order.orderNo === orderNo);
  if (tickets) return ticketDetail(context, tickets);
  const service = context.services.find(orderNo, signedIn(context).cardNo);
  if (service) return serviceDetail(context, service);
  const row = rowsOf(context).find((order) => order.orderNo === orderNo);
  return row && { ...row, journeys: [], people: [], lines: [], later: [], facts: [], timeline: [] };
}
