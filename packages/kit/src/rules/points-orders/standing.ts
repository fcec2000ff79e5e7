import type { PaymentState } from '../payments/payment.ts';
import type { PointsOrderState } from './order.ts';

interface Waiting {
  readonly state: PointsOrderState;
  /** ISO 8601; with `waiting`. */
  readonly payUntil?: string | undefined;
  readonly paymentFailed?: boolean | undefined;
}

/** The state by the airline's clock: what was not paid in time has expired, whether the airline has said so or not. */
export const pointsOrderStanding = ({ state, payUntil }: Waiting, now: number): PointsOrderState =>
  state === 'waiting' && payUntil !== undefined && Date.parse(payUntil) <= now ? 'expired' : state;

const paymentOf: Readonly<Record<Exclude<PointsOrderState, 'waiting'>, PaymentState>> = {
  completed: 'paid',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** How the payment of an order stands. */
export function paymentOfOrder(order: Waiting, now: number): PaymentState {
  const standing = pointsOrderStanding(order, now);
  if (standing !== 'waiting') return paymentOf[standing];
  return order.paymentFailed ? 'failed' : 'open';
}
