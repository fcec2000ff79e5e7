import type { IssuedTickets } from '@mapp/kit/contracts';
import type { Day } from '@mapp/kit/rules';
import type { Accounts } from '../accounts.ts';
import type { Clock } from '../clock.ts';
import type { Language } from '../language.ts';
import { localText } from '../payments/departure-text.ts';
import type { PaidFor, PayableOrders } from '../payments/payable.ts';
import type { PointsEvents } from '../points-events.ts';
import { knownFlight } from '../seed/flights.ts';
import { nameIn } from '../seed/persons.ts';
import { aboutFlight } from '../seed/words.ts';
import { journeyOf } from '../orders/journeys.ts';
import {
  flightsOfOrder,
  heldTickets,
  keptFlights,
  peopleOf,
  pointsOfOrder,
  ticketsEverOf,
  type HeldTicket,
  type OrderFlight,
} from '../orders/order-flights.ts';
import { earnsOnWire } from './points-to-come.ts';
import { priceLines } from './price-lines.ts';
import { ticketing, type BookedOrder, type TicketOrderRecord } from './records.ts';
import { cashOf, type TicketStore } from './store.ts';
import type { TicketBook } from './ticket-book.ts';
import { ticketStateAt } from './ticket-state.ts';
import { maskedPhone } from '../masked-phone.ts';
import { writtenIn, zoneOf } from '../timetable/zones.ts';
import { isInternational } from '../seed/check-in/flights.ts';

const titleIn = aboutFlight(knownFlight('MU5101'));

/** Flights and parts of the price of an order, in words: the flights as its tickets are for them now. */
function aboutOrder(books: Books, { booked, ...order }: TicketOrderRecord, language: Language): PaidFor {
  if (!booked) return { title: titleIn(language), lines: [] };
  const flights = keptFlights(flightsOfOrder(books, { ...order, booked })).map(({ departure }) => departure);
  return {
    title: flights.map(({ service }) => aboutFlight(service)(language)).join(' · '),
    detail: flights
      .map(({ service, departs }) => localText(writtenIn(zoneOf(service.from), departs), language))
      .join(' · '),
    passengers: peopleOf(books, { ...order, booked }).map(({ person }) => nameIn(person, language)),
    lines: priceLines(booked.parts, language),
  };
}

/** Takes the points that are a part of the price from the member's account. */
function spend(pointsEvents: PointsEvents, { orderNo, cardNo, booked }: TicketOrderRecord, day: Day): void {
  const service = booked?.chosen[0]?.way[0].service;
  if (cardNo === undefined || !service || booked.points === 0) return;
  pointsEvents.add(cardNo, {
    day,
    type: 'RA',
    transaction: 'D',
    points: booked.points,
    text: aboutFlight(service, 'fare'),
    orderNo,
  });
}

/** Fate of the tickets of an order since they were issued. */
function sinceIssued(
  held: readonly HeldTicket[],
  ever: readonly HeldTicket[],
  flights: readonly OrderFlight[],
): IssuedTickets['since'] {
  if (flights.every(({ refunded }) => refunded)) return 'refunded';
  const exchanged = held.flatMap(({ chain }) => chain.slice(1));
  if (held.length < ever.length || flights.some(({ refunded }) => refunded)) return 'changed';
  if (exchanged.length === 0) return undefined;
  return exchanged.every((ticket) => ticket.exchanged === 'upgraded') ? 'upgraded' : 'changed';
}

/** Tickets of an order as they stand: flights, people, and the points that its member gets. */
function issuedFor(books: Books, order: BookedOrder, language: Language): IssuedTickets {
  const { cardNo, booked } = order;
  const member = books.accounts.all().find((one) => one.cardNo === cardNo);
  const held = heldTickets(books, order);
  const flights = flightsOfOrder(books, order);
  const since = sinceIssued(held, ticketsEverOf(books, order), flights);
  return {
    journeys: keptFlights(flights).map(({ departure, bookingClass }) =>
      journeyOf(departure, bookingClass, language),
    ),
    people: held.map(({ ticket: { person, ticketNo, replaces }, coupons }) => ({
      name: nameIn(person, language),
      ticketNo,
      ...(replaces !== undefined && { replaces }),
      ...(coupons.every(({ state }) => state === 'refunded') && { refunded: true }),
    })),
    international: flights.some(({ departure }) => isInternational(departure.service)),
    ...(since && { since }),
    ...(member && earnsOnWire(pointsOfOrder(books, order, member))),
    sentTo: maskedPhone(booked.phone),
  };
}

/** Books that a payment for tickets is written in. */
interface Books {
  readonly book: TicketStore;
  /** Tickets as they stand. */
  readonly ticketBook: TicketBook;
  readonly accounts: Accounts;
  readonly pointsEvents: PointsEvents;
  readonly clock: Clock;
}

/** Orders of tickets as the cashier sees them; once paid, points are spent and the tickets are issued. */
export function payableTickets(books: Books): PayableOrders {
  const { book, pointsEvents, clock } = books;
  const now = () => clock.now().getTime();
  return {
    kind: 'ticket',
    find(orderNo) {
      const order = book.find(orderNo);
      // Nothing is paid for a place on the waitlist.
      if (!order || order.booked?.waitlist) return undefined;
      const { cardNo, key, payUntil, priceUntil, paidAt, ticketBy, booked } = order;
      return {
        orderNo,
        ...(cardNo !== undefined && { cardNo }),
        ...(key !== undefined && { key }),
        cash: [cashOf(order)],
        payUntil,
        priceUntil,
        paidAt,
        ticketBy,
        ...(booked?.issued && { issued: (language) => issuedFor(books, { ...order, booked }, language) }),
        state: ticketStateAt(order, now()),
        about: (language) => aboutOrder(books, order, language),
      };
    },
    hasOdd: (orderNo, paidAt) => book.change(orderNo, { state: 'abnormal', paidAt }),
    begin: (orderNo) => book.change(orderNo, { state: 'open' }),
    outcomeOf(orderNo, outcome) {
      const wish = book.find(orderNo)?.booked?.chosen.find(({ route }) => route.payment)?.route.payment;
      return outcome === 'pay' && wish ? wish : outcome;
    },
    settle(orderNo, outcome, method) {
      if (outcome === 'fail') book.change(orderNo, { state: 'failed' });
      if (outcome === 'cancel') book.change(orderNo, { state: 'cancelled', cancelledAt: now() });
      if (outcome !== 'pay' && outcome !== 'ticketing') return;
      const order = book.find(orderNo);
      if (!order) return;
      spend(pointsEvents, order, clock.today());
      const paidAt = now();
      const takes = outcome === 'ticketing';
      book.change(orderNo, {
        state: 'ticketed',
        paidAt,
        ...(method && { paidBy: method }),
        ...(takes && { ticketsAt: paidAt + ticketing.takes, ticketBy: paidAt + ticketing.atMost }),
      });
    },
  };
}
