/** Reasons of a refund. The document names voluntary, irregular-flight and medical ones; the list is assumed. Source: travel.md section 6. */
export const refundReasons = [
  'plansChanged',
  'wrongBooking',
  'visaRefused',
  'flightCancelled',
  'flightDelayed',
  'illness',
  'other',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Where the proof of a reason goes. Medical documents go by mail or by the airline's app, and are not taken here. Source: decisions.md 53. */
export type RefundProof = 'none' | 'wanted' | 'elsewhere';

const proofs: Readonly<Record<RefundReason, RefundProof>> = {
  plansChanged: 'none',
  wrongBooking: 'none',
  visaRefused: 'wanted',
  flightCancelled: 'wanted',
  flightDelayed: 'wanted',
  illness: 'elsewhere',
  other: 'none',
};

/**
 * Where the proof of a reason goes.
 * @param involuntary the airline has caused it for every ticket, and knows so: nothing is left to prove
 */
export const proofOf = (reason: RefundReason, involuntary = false): RefundProof =>
  involuntary && proofs[reason] === 'wanted' ? 'none' : proofs[reason];

/** Whether the airline is the cause by what the traveller says: it is examined, and then nothing is charged. */
export const claimsAirline = (reason: RefundReason): boolean =>
  reason === 'flightCancelled' || reason === 'flightDelayed';

/** Whether a person looks at the request before the sum is certain. */
export const isExamined = (reason: RefundReason): boolean => proofs[reason] !== 'none' || reason === 'other';
