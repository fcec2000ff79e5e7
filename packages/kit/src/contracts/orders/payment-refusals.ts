import type { ErrorCode } from '../errors.ts';

/** The airline's refusals of payments: `resultCode` beside Code -1, error of the catalogue. Numbers are our proposal. */
export const paymentRefusals = {
  PAY01: 'payment.notFound',
  PAY02: 'payment.expired',
  PAY03: 'payment.paid',
  PAY04: 'payment.cancelled',
  PAY05: 'payment.method',
  PAY06: 'payment.confirming',
} as const satisfies Record<string, ErrorCode>;
export type PaymentRefusalCode = keyof typeof paymentRefusals;

/** The error of a refusal’s code; undefined for a code that payment does not know. */
export const paymentRefusalOf = (code: string): (typeof paymentRefusals)[PaymentRefusalCode] | undefined =>
  Object.hasOwn(paymentRefusals, code) ? paymentRefusals[code as PaymentRefusalCode] : undefined;

/** The same for orders of points. */
export const pointsOrderRefusals = {
  BUY01: 'buyPoints.amount',
  BUY02: 'buyPoints.yearLimit',
  BUY03: 'buyPoints.child',
  BUY04: 'buyPoints.orderClosed',
} as const satisfies Record<string, ErrorCode>;
export type PointsOrderRefusalCode = keyof typeof pointsOrderRefusals;

export const pointsOrderRefusalOf = (
  code: string,
): (typeof pointsOrderRefusals)[PointsOrderRefusalCode] | undefined =>
  Object.hasOwn(pointsOrderRefusals, code) ? pointsOrderRefusals[code as PointsOrderRefusalCode] : undefined;
