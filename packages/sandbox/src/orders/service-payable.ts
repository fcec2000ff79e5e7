import type { Clock } from '../clock.ts';
import type { PayableOrders } from '../payments/payable.ts';
import type { ServiceOrders } from './service-store.ts';

/** Orders of services as the cashier sees them. */
export function payableServices(book: ServiceOrders, clock: Clock): PayableOrders {
  return {
    kind: 'service',
    find(orderNo, asking) {
      const order = book.find(orderNo, asking);
      if (!order || order.sold.partner) return undefined;
      const { cardNo, amount, payUntil, state, sold } = order;
      const over = payUntil !== undefined && payUntil <= clock.now().getTime();
      const open = over ? 'expired' : 'open';
      return {
        orderNo,
        cardNo,
        cash: [{ amount, currency: 'CNY' }],
        payUntil,
        paidAt: order.paidAt,
        state:
          state === 'waiting'
            ? open
            : state === 'completed'
              ? 'paid'
              : state === 'abnormal'
                ? 'abnormal'
                : 'cancelled',
        about: (language) => ({ title: sold.title[language], lines: [] }),
      };
    },
    begin: () => undefined,
    settle(orderNo, outcome, method) {
      const order = book.find(orderNo);
      if (!order) return;
      const at = clock.now().getTime();
      if (outcome === 'cancel')
        book.change(orderNo, { state: 'cancelled', events: [...order.events, { event: 'cancelled', at }] });
      if (outcome !== 'pay') return;
      book.change(orderNo, {
        state: 'completed',
        paidAt: at,
        ...(method && { paidBy: method }),
        events: [...order.events, { event: 'paid', at }, { event: 'completed', at }],
      });
    },
  };
}
