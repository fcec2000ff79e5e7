import type { PaymentState } from '../payments/payment.ts';
import { orderStatus, type PurchaseStatus } from '../orders/status.ts';

const paymentOf: Readonly<Record<Exclude<PurchaseStatus, 'waiting'>, PaymentState>> = {
  completed: 'paid',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** State of the payment of an order, by the airline's clock. */
export function paymentOfOrder(
  order: {
    readonly state: PurchaseStatus;
    /** ISO 8601; with `waiting`. */
    readonly payUntil?: string | undefined;
    readonly paymentFailed?: boolean | undefined;
  },
  now: number,
): PaymentState {
  const status = orderStatus(order, now);
  if (status !== 'waiting') return paymentOf[status];
  return order.paymentFailed ? 'failed' : 'open';
}
