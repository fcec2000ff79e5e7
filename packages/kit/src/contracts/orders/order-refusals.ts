import { errorIn, type Refusals } from '../refusals.ts';

/** The airline's refusals of orders: `resultCode` beside Code -1, error of the catalogue. Numbers are our proposal. */
export const orderRefusals = {
  ORD01: 'order.notFound',
  ORD02: 'order.closed',
  ORD03: 'order.span',
  ORD04: 'order.changeGone',
  ORD05: 'order.noVoucher',
} as const satisfies Refusals;
export type OrderRefusalCode = keyof typeof orderRefusals;

/** The error of a refusal’s code; undefined for a code that orders do not know. */
export const orderRefusalOf = /* @__PURE__ */ errorIn(orderRefusals);
