import type { RefundFiguresOnWire } from '@mapp/kit/contracts';
import { figuresAt, type Certainty } from '@mapp/kit/rules';
import type { RequestContext } from '../request-context.ts';
import { knownFlight } from '../seed/flights.ts';
import { namesIn } from '../seed/persons.ts';
import { aboutFlight } from '../seed/words.ts';
import { giveBackTicket } from '../ticket-orders/effects.ts';
import { isUsable, type TicketRecord } from '../ticket-orders/ticket-records.ts';
import { refundableOf } from './refund-tickets.ts';
import type { TicketOfRequest } from './request-records.ts';

/** Amounts of a ticket at an instant. */
export const figuresOf = (ticket: TicketRecord, now: number): RefundFiguresOnWire => ({
  ticketNo: ticket.ticketNo,
  ...figuresAt(refundableOf(ticket), now),
});

/** A ticket as its request keeps it: not known yet where no amounts are worked out for it. */
export function requestedOf(
  ticket: TicketRecord,
  figures: RefundFiguresOnWire | undefined,
  certainty: Certainty,
): TicketOfRequest {
  const coupon = ticket.coupons.find(isUsable) ?? ticket.coupons[0];
  return {
    ticketNo: ticket.ticketNo,
    name: namesIn(ticket.person),
    paxType: ticket.paxType,
    ...(coupon && {
      flightNo: coupon.flightNo,
      from: coupon.from,
      to: coupon.to,
      departs: coupon.departs,
    }),
    outcome: 'pending',
    itinerary: 'notNeeded',
    ...(figures && { amounts: figures }),
    certainty: figures ? certainty : 'unknown',
  };
}

/**
 * Gives tickets back: trips, check-in and seats follow, and points are at once on the account of the member who has paid with them, whoever
 * asks.
 */
export function carryOut(
  context: RequestContext,
  tickets: readonly TicketRecord[],
  figures: readonly RefundFiguresOnWire[],
): void {
  for (const ticket of tickets) {
    giveBackTicket(context, ticket.ticketNo);
    const points = figures.find(({ ticketNo }) => ticketNo === ticket.ticketNo)?.pointsBack ?? 0;
    const [coupon] = ticket.coupons;
    if (points > 0 && coupon && ticket.cardNo !== undefined)
      context.pointsEvents.add(ticket.cardNo, {
        day: context.clock.today(),
        type: 'CA',
        transaction: 'C',
        points,
        text: aboutFlight(knownFlight(coupon.flightNo), 'fareBack'),
        orderNo: ticket.orderNo,
      });
  }
}
