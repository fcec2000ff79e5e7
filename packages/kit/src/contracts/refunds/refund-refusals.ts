import type { RefundObstacle } from '../../rules/refunds/obstacles.ts';
import { errorIn, type Refusals } from '../refusals.ts';

/** The airline's refusals of refunds: `resultCode` beside Code -1, error of the catalogue. Numbers are our proposal. */
export const refundRefusals = {
  RFD01: 'refund.ticketNotFound',
  RFD02: 'refund.onlyAdults',
  RFD03: 'refund.resultGone',
  RFD61: 'refund.fileRefused',
  RFD62: 'refund.repurchaseNotFound',
  RFD63: 'refund.repurchaseCode',
  RFD64: 'refund.repurchaseRules',
  RFD65: 'refund.cardRefused',
  RFD66: 'refund.agentCode',
  RFD67: 'refund.agentCodeEnded',
  RFD04: 'refund.quoteEnded',
  RFD05: 'refund.quoteReplaced',
  RFD06: 'refund.phoneMismatch',
  RFD07: 'refund.proofWanted',
  RFD08: 'refund.requestNotFound',
  RFD09: 'refund.notPossible',
  RFD10: 'refund.medical',
  RFD11: 'refund.pointsPaymentFailed',
  RFD12: 'refund.mismatch',
  RFD13: 'refund.originalChannel',
  RFD14: 'refund.inApp',
  RFD15: 'refund.mixedPayment',
  RFD16: 'refund.printedItinerary',
  RFD17: 'refund.onlyTwoKinds',
  RFD18: 'refund.irregularFlight',
  RFD19: 'refund.departed',
  RFD20: 'refund.returned',
  RFD21: 'refund.inRequest',
  RFD22: 'refund.suspended',
  RFD23: 'refund.rejected',
  RFD24: 'refund.accompanying',
  RFD25: 'refund.stranded',
  RFD26: 'refund.difference',
  RFD27: 'refund.rulesChanged',
  RFD28: 'refund.underWay',
} as const satisfies Refusals;
export type RefundRefusalCode = keyof typeof refundRefusals;

/** The error of a refusal’s code; undefined for a code that refunds do not know. */
export const refundRefusalOf = /* @__PURE__ */ errorIn(refundRefusals);

/** Refusals of a ticket by the obstacle that they tell. */
const codes: Readonly<Record<RefundObstacle, RefundRefusalCode>> = {
  returned: 'RFD20',
  inRequest: 'RFD21',
  suspended: 'RFD22',
  rejected: 'RFD23',
  underWay: 'RFD28',
  pointsPaymentFailed: 'RFD11',
  mismatch: 'RFD12',
  originalChannel: 'RFD13',
  inApp: 'RFD14',
  mixedPayment: 'RFD15',
  printedItinerary: 'RFD16',
  onlyTwoKinds: 'RFD17',
  onlyAdults: 'RFD02',
  irregularFlight: 'RFD18',
  departed: 'RFD19',
};

/** Code of an obstacle, which a traveller can name to the hotline. */
export const codeOfObstacle = (obstacle: RefundObstacle): RefundRefusalCode => codes[obstacle];
