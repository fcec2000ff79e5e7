import { errorIn, type Refusals } from '../refusals.ts';

/** The airline's refusals of check-in: `resultCode` beside Code -1, error of the catalogue. Numbers are our proposal. */
export const refusalCodes = {
  CKI01: 'seat.mapFailed',
  CKI02: 'seat.bookingAbnormal',
  CKI03: 'seat.contactMissing',
  CKI04: 'seat.bookingNotProcessed',
  CKI05: 'seat.pointsInsufficient',
  CKI06: 'checkIn.failed',
  CKI07: 'checkIn.passFailed',
  CKI08: 'checkIn.closed',
  CKI09: 'checkIn.notOpen',
  CKI10: 'checkIn.outOfTurn',
  CKI11: 'checkIn.informationMissing',
  CKI12: 'checkIn.ticketNotFound',
  CKI13: 'checkIn.identityMismatch',
  CKI14: 'seat.membersOnly',
  CKI15: 'seat.orderExpired',
  CKI16: 'seat.notSupported',
  CKI17: 'companion.oneself',
  CKI18: 'companion.duplicate',
  CKI19: 'companion.childAlone',
  CKI20: 'flight.notFound',
  CKI21: 'seat.changeNotFound',
} as const satisfies Refusals;
export type RefusalCode = keyof typeof refusalCodes;

/** The error of a refusal’s code; undefined for a code that check-in does not know. */
export const refusalOf = /* @__PURE__ */ errorIn(refusalCodes);
