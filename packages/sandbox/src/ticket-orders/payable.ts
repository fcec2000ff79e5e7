import type { Day, PaymentState } from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';
import type { Language } from '../language.ts';
import type { PaidFor, PayableOrders } from '../payments/payable.ts';
import type { PointsEvents } from '../points-events.ts';
import { knownFlight } from '../seed/flights.ts';
import { aboutFlight } from '../seed/words.ts';
import { priceLines } from './price-lines.ts';
import { ticketing, type TicketOrderRecord } from './records.ts';
import { cashOf, type TicketStore } from './store.ts';

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
  const flights = booked.chosen.flatMap(({ way }) => way.map(({ service }) => service));
  return {
    title: flights.map((service) => aboutFlight(service)(language)).join(' · '),
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

/** Orders of tickets as the cashier sees them; once paid, points are spent and the tickets are issued. */
export function payableTickets(book: TicketStore, pointsEvents: PointsEvents, clock: Clock): PayableOrders {
  const now = () => clock.now().getTime();
  return {
    kind: 'ticket',
    find(orderNo) {
      const order = book.find(orderNo);
      // Nothing is paid for a place on the waitlist.
      if (!order || order.booked?.waitlist) return undefined;
      const { cardNo, key, payUntil, paidAt, ticketBy, booked } = order;
      return {
        orderNo,
        ...(cardNo !== undefined && { cardNo }),
        ...(key !== undefined && { key }),
        cash: [cashOf(order)],
        payUntil,
        paidAt,
        ticketBy,
        tickets: booked?.people.flatMap(({ ticketNo }) => ticketNo ?? []) ?? [],
        state: ticketStateAt(order, now()),
        about: (language) => aboutOrder(order, language),
      };
    },
    begin: (orderNo) => book.change(orderNo, { state: 'open' }),
    outcomeOf(orderNo, outcome) {
      const wish = book.find(orderNo)?.booked?.chosen.find(({ route }) => route.payment)?.route.payment;
      return outcome === 'pay' && wish ? wish : outcome;
    },
    settle(orderNo, outcome) {
      if (outcome === 'fail') book.change(orderNo, { state: 'failed' });
      if (outcome === 'cancel') book.change(orderNo, { state: 'cancelled' });
      if (outcome !== 'pay' && outcome !== 'ticketing') return;
      const order = book.find(orderNo);
      if (!order) return;
      spend(pointsEvents, order, clock.today());
      const paidAt = now();
      const takes = outcome === 'ticketing';
      book.change(orderNo, {
        state: 'ticketed',
        paidAt,
        ...(takes && { ticketsAt: paidAt + ticketing.takes, ticketBy: paidAt + ticketing.atMost }),
      });
    },
  };
}
