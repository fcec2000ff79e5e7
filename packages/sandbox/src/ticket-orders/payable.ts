import type { PaymentState } from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';
import type { Texts } from '../language.ts';
import type { PayableOrders } from '../payments/payable.ts';
import { ticketing, type TicketStore, type TicketOrderRecord } from './store.ts';

const titles: Texts = {
  zh: 'MU5101 北京首都 – 上海虹桥',
  en: 'MU5101 Beijing Capital – Shanghai Hongqiao',
  ja: 'MU5101 北京首都 – 上海虹橋',
  ko: 'MU5101 베이징 서우두 – 상하이 훙차오',
  ru: 'MU5101 Пекин Шоуду – Шанхай Хунцяо',
};

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
        about: (language) => ({ title: titles[language], lines: [] }),
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
