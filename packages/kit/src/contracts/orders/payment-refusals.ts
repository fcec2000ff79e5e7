import { errorIn, type Refusals } from '../refusals.ts';

/** The airline's refusals of payments: `resultCode` beside Code -1, error of the catalogue. Numbers are our proposal. */
export const paymentRefusals = {
  PAY01: 'payment.notFound',
  PAY02: 'payment.expired',
  PAY03: 'payment.paid',
  PAY04: 'payment.cancelled',
  PAY05: 'payment.method',
  PAY06: 'payment.confirming',
} as const satisfies Refusals;
export type PaymentRefusalCode = keyof typeof paymentRefusals;

/** The error of a refusal’s code; undefined for a code that payment does not know. */
export const paymentRefusalOf = /* @__PURE__ */ errorIn(paymentRefusals);

/** The same for orders of points. */
export const pointsOrderRefusals = {
  BUY01: 'buyPoints.amount',
  BUY02: 'buyPoints.yearLimit',
  BUY03: 'buyPoints.child',
  BUY04: 'buyPoints.orderClosed',
} as const satisfies Refusals;
export type PointsOrderRefusalCode = keyof typeof pointsOrderRefusals;

export const pointsOrderRefusalOf = /* @__PURE__ */ errorIn(pointsOrderRefusals);
