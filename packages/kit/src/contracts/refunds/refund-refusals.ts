import { errorIn, type Refusals } from '../refusals.ts';

/** The airline's refusals of refunds: `resultCode` beside Code -1, error of the catalogue. Numbers are our proposal. */
export const refundRefusals = {
  RFD01: 'refund.ticketNotFound',
  RFD02: 'refund.onlyAdults',
  RFD03: 'refund.resultGone',
} as const satisfies Refusals;
export type RefundRefusalCode = keyof typeof refundRefusals;

/** The error of a refusal’s code; undefined for a code that refunds do not know. */
export const refundRefusalOf = /* @__PURE__ */ errorIn(refundRefusals);
