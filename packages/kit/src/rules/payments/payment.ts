import { secondsLeft } from '../orders/status.ts';

/** Kinds of payment at the cashier; each has its own orders and its own result screen. */
export const paymentKinds = ['seats', 'points', 'tier', 'ticket', 'change', 'upgrade', 'service'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** States in which nothing is under way at the cashier, as the airline tells them. */
export const certainStates = [
  'unpaid',
  'failed',
  'paid',
  'ticketing',
  'ticketed',
  'abnormal',
  'expired',
  'cancelled',
] as const;

/**
 * How a payment stands, as the airline knows it. Source: decision 0035.
 * - `open` nobody has begun to pay
 * - `begun` handed to the cashier, which has not told its outcome yet; `confirming` the bank has not answered yet
 * - `unpaid` the cashier or the traveller says that nothing was paid; `failed` the cashier says that the attempt failed.
 *   Of these two alone it is certain that nothing was charged; both can be paid still
 * - `paid`; `ticketing` paid, and the tickets are being issued; `ticketed` they have been
 * - `abnormal` money and order do not fit each other: somebody looks into it
 * - `expired` was not paid in time; `cancelled` somebody has given it up
 */
export const paymentStates = ['open', 'begun', 'confirming', ...certainStates] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Ways to pay. */
export const paymentMethods = ['bankCard', 'wechat', 'alipay', 'unionPay'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

interface Due {
  readonly state: PaymentState;
  /** ISO 8601. */
  readonly payUntil?: string | undefined;
}

/** An attempt may begin: none is under way, and the order is not settled. */
export const isPayable = (state: PaymentState): boolean =>
  state === 'open' || state === 'unpaid' || state === 'failed';

/** Money may be on its way: nothing may be said of it, and nothing paid once more. */
export const isUnderWay = (state: PaymentState): boolean => state === 'begun' || state === 'confirming';

/** The airline has the money. */
export const isPaid = (state: PaymentState): boolean =>
  state === 'paid' || state === 'ticketing' || state === 'ticketed';

/** State of a payment by the airline's clock: what can be paid no more has expired, whether the airline has said so or not. */
export const paymentStatus = ({ state, payUntil }: Due, now: number): PaymentState =>
  isPayable(state) && secondsLeft(payUntil, now) === 0 ? 'expired' : state;

interface Deadlines {
  /** ISO 8601. */
  readonly payUntil?: string | undefined;
  readonly priceUntil?: string | undefined;
}

/** The one deadline of a payment that matters now: the price where it ends before the order does, else the order. */
export interface Deadline {
  readonly of: 'price' | 'order';
  readonly seconds: number;
}

/** Deadline of a payment at an instant, ms since 1970: whichever ends first of those to come; undefined without a limit. */
export function deadlineOf({ payUntil, priceUntil }: Deadlines, now: number): Deadline | undefined {
  const order = secondsLeft(payUntil, now);
  const price = secondsLeft(priceUntil, now);
  if (order === 0 || price === undefined || price === 0)
    return order === undefined ? undefined : { of: 'order', seconds: order };
  return order === undefined || price < order
    ? { of: 'price', seconds: price }
    : { of: 'order', seconds: order };
}
