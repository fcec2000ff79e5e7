import type { IssuedTickets } from '@mapp/kit/contracts';
import { type Day, type PaymentState } from '@mapp/kit/rules';
import type { Accounts } from '../accounts.ts';
import { families } from '../booking/families.ts';
import type { Clock } from '../clock.ts';
import type { Language } from '../language.ts';
import { localText } from '../payments/departure-text.ts';
import type { PaidFor, PayableOrders } from '../payments/payable.ts';
import type { PointsEvents } from '../points-events.ts';
import { knownFlight } from '../seed/flights.ts';
import { nameIn } from '../seed/persons.ts';
import { aboutFlight } from '../seed/words.ts';
import { journeyOf } from '../orders/journeys.ts';
import { pointsToCome } from './points-to-come.ts';
import { priceLines } from './price-lines.ts';
import { ticketing, type BookedOrder, type TicketOrderRecord } from './records.ts';
import { cashOf, type TicketStore } from './store.ts';
import { maskedPhone } from '../masked-phone.ts';
import { writtenIn, zoneOf } from '../timetable/zones.ts';
import { isInternational } from '../seed/check-in/flights.ts';

const titleIn = aboutFlight(knownFlight('MU5101'));

/** State of an order by the airline's clock. */
export function ticketStateAt(
  { state, payUntil, ticketsAt = 0 }: Pick<TicketOrderRecord, 'state' | 'payUntil' | 'ticketsAt'>,
  now: number,
): PaymentState {
  if (state === 'ticketed') return ticketsAt > now ? 'ticketing' : 'ticketed';
  return (state === 'open' || state === 'failed') && payUntil <= now ? 'expired' : state;
}

/** Flights and parts of the price of an order, in words. */
function aboutOrder({ booked }: TicketOrderRecord, language: Language): PaidFor {
  if (!booked) return { title: titleIn(language), lines: [] };
  const flights = booked.chosen.flatMap(({ way }) => [...way]);
  return {
    title: flights.map(({ service }) => aboutFlight(service)(language)).join(' · '),
    detail: flights
      .map(({ service, departs }) => localText(writtenIn(zoneOf(service.from), departs), language))
      .join(' · '),
    passengers: booked.people.map(({ person }) => nameIn(person, language)),
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

/** Tickets of an order: flights, people, and the points that its member gets. */
function issuedFor({ cardNo, booked }: BookedOrder, accounts: Accounts, language: Language): IssuedTickets {
  const { chosen, people, phone } = booked;
  const member = accounts.all().find((one) => one.cardNo === cardNo);
  const earns = member && pointsToCome(booked, member);
  return {
    journeys: chosen.flatMap(({ way, fare }) =>
      way.map((flight) => journeyOf(flight, families[fare.id].bookingClass, language)),
    ),
    people: people.flatMap(({ person, ticketNo }) =>
      ticketNo === undefined ? [] : [{ name: nameIn(person, language), ticketNo }],
    ),
    international: chosen.some(({ way }) => way.some(({ service }) => isInternational(service))),
    ...(earns !== undefined && earns > 0 && { earns }),
    sentTo: maskedPhone(phone),
  };
}

/** Books that a payment for tickets is written in. */
interface Books {
  readonly book: TicketStore;
  readonly accounts: Accounts;
  readonly pointsEvents: PointsEvents;
  readonly clock: Clock;
}

/** Orders of tickets as the cashier sees them; once paid, points are spent and the tickets are issued. */
export function payableTickets({ book, accounts, pointsEvents, clock }: Books): PayableOrders {
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
        ...(booked?.issued && { issued: (language) => issuedFor({ ...order, booked }, accounts, language) }),
        state: ticketStateAt(order, now()),
        about: (language) => aboutOrder(order, language),
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
