/** What is paid for at the cashier; each kind has its own orders and its own result screen. */
export const paymentKinds = ['seats', 'points', 'tier'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/**
 * How a payment stands.
 * - `open` can be paid; `failed` the last attempt failed and nothing was charged: it can be paid still
 * - `expired` was not paid in time; `cancelled` somebody has given it up
 */
export const paymentStates = ['open', 'failed', 'paid', 'expired', 'cancelled'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Ways to pay. */
export const paymentMethods = ['bankCard', 'wechat', 'alipay', 'unionPay'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

interface Due {
  readonly state: PaymentState;
  /** ISO 8601. */
  readonly payUntil?: string | undefined;
}

/** Money can still be taken for it. */
export const isPayable = (state: PaymentState): boolean => state === 'open' || state === 'failed';

/** Seconds that are left to pay, rounded up; 0 once the time is over, undefined where there is no limit. */
export const secondsLeft = (payUntil: string | undefined, now: number): number | undefined =>
  payUntil === undefined ? undefined : Math.max(0, Math.ceil((Date.parse(payUntil) - now) / 1000));

/** The state by the airline's clock: what can be paid no more has expired, whether the airline has said so or not. */
export const paymentStanding = ({ state, payUntil }: Due, now: number): PaymentState =>
  isPayable(state) && secondsLeft(payUntil, now) === 0 ? 'expired' : state;
