import type { PaymentState } from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';
import type { PayableOrders } from '../payments/payable.ts';
import { knownFlight } from '../seed/flights.ts';
import { aboutFlight } from '../seed/words.ts';
import { ticketing, type TicketStore, type TicketOrderRecord } from './store.ts';

const titleIn = aboutFlight(knownFlight('MU5101'));

/** Orders of tickets as the cashier sees them; once paid, the tickets are issued. */
export function payableTickets(book: TicketStore, clock: Clock): PayableOrders {
  const now = () => clock.now().getTime();
  const stateOf = ({ state, payUntil, ticketsAt = 0 }: TicketOrderRecord): PaymentState => {
    if (state === 'ticketed') return ticketsAt > now() ? 'ticketing' : 'ticketed';
    return (state === 'open' || state === 'failed') && payUntil <= now() ? 'expired' : state;
  };
  return {
    kind: 'ticket',
    find(orderNo) {
      const order = book.find(orderNo);
      if (!order) return undefined;
      const { cardNo, key, amount, payUntil, paidAt, ticketBy } = order;
      return {
        orderNo,
        ...(cardNo !== undefined && { cardNo }),
        ...(key !== undefined && { key }),
        cash: [{ amount, currency: 'CNY' }],
        payUntil,
        paidAt,
        ticketBy,
        state: stateOf(order),
        about: (language) => ({ title: titleIn(language), lines: [] }),
      };
    },
    begin: (orderNo) => book.change(orderNo, { state: 'open' }),
    settle(orderNo, outcome) {
      if (outcome === 'fail') book.change(orderNo, { state: 'failed' });
      if (outcome === 'cancel') book.change(orderNo, { state: 'cancelled' });
      if (outcome !== 'pay' && outcome !== 'ticketing') return;
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
