import { ticketStateAt } from './ticket-state.ts';
import type { PaymentState } from '@mapp/kit/rules';
import type { BookedOrder } from './records.ts';
import type { TicketStore } from './store.ts';

/** Orders of a member that hold their coupon: one that is cancelled, or not paid in time, gives it back. */
export const ordersInForce = (
  tickets: TicketStore,
  cardNo: string | undefined,
  now: number,
): readonly BookedOrder[] =>
  tickets.booked().filter((order) => {
    const state = ticketStateAt(order, now);
    return order.cardNo === cardNo && state !== 'cancelled' && state !== 'expired';
  });

/**
 * Whether an order holds seats that are not ticketed yet: it can be paid, is on the waitlist, or money was taken for it. Those of issued
 * tickets are the tickets' own.
 * @param state of its payment, as the airline and the cashier know it
 */
export function holdsSeats({ state: written, booked }: BookedOrder, state: PaymentState): boolean {
  if (booked.issued) return false;
  if (booked.waitlist) return written === 'open';
  return state !== 'cancelled' && state !== 'expired';
}

/** Points that orders of a member keep until they are paid: from then on they stand on the bill. */
export const heldPoints = (tickets: TicketStore, cardNo: string, now: number): number =>
  ordersInForce(tickets, cardNo, now).reduce(
    (sum, { state, booked }) => (state === 'ticketed' ? sum : sum + booked.points),
    0,
  );
