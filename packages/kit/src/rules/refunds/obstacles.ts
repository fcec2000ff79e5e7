/**
 * Reasons for which a ticket cannot be given back online as it is, in the order in which they are told. Source: travel.md sections 6
 * and 8; `returned`, `suspended`, `rejected`, `inRequest`, `underWay`, `departed` and `otherArea` are states of section 4.
 */
export const refundObstacles = [
  'returned',
  'inRequest',
  'suspended',
  'rejected',
  'underWay',
  'pointsPaymentFailed',
  'mismatch',
  'originalChannel',
  'inApp',
  'mixedPayment',
  'printedItinerary',
  'onlyTwoKinds',
  'onlyAdults',
  'irregularFlight',
  'departed',
] as const;
export type RefundObstacle = (typeof refundObstacles)[number];

/** An obstacle as it was read: one that this version does not know stands in the way all the same. */
export type ToldObstacle = RefundObstacle | 'unknown';

/** A way out of an obstacle. */
export type RefundWayOut =
  /** To the request that the ticket is in. */
  | 'request'
  /** To the request, with its reason, to hand it in again. */
  | 'resubmit'
  /** To the change or the upgrade that waits. */
  | 'order'
  /** A person of the airline, by telephone. */
  | 'hotline'
  /** The airline's own app. */
  | 'app'
  /** Where the ticket was bought. */
  | 'channel'
  /** The printed itinerary goes to the airline by mail. */
  | 'mail'
  /** Together with an adult of the same booking. */
  | 'withAdult'
  /** The refund for irregular flights. */
  | 'irregular';

const ways: Readonly<Record<ToldObstacle, readonly [RefundWayOut, ...RefundWayOut[]]>> = {
  returned: ['request'],
  inRequest: ['request'],
  suspended: ['request', 'hotline'],
  rejected: ['resubmit', 'hotline'],
  underWay: ['order'],
  pointsPaymentFailed: ['hotline'],
  mismatch: ['app', 'hotline'],
  originalChannel: ['channel'],
  inApp: ['app'],
  mixedPayment: ['channel'],
  printedItinerary: ['mail', 'hotline'],
  onlyTwoKinds: ['hotline'],
  onlyAdults: ['withAdult', 'channel'],
  irregularFlight: ['irregular'],
  departed: ['hotline'],
  unknown: ['hotline'],
};

/** Ways out of an obstacle, the nearest first; there is always one. */
export const waysOutOf = (obstacle: ToldObstacle): readonly [RefundWayOut, ...RefundWayOut[]] =>
  ways[obstacle];

/** Whether the ticket itself is gone or in the airline's hands, so that it stands under what is returned. */
export const isGivenBack = (obstacle: ToldObstacle | undefined): boolean =>
  obstacle === 'returned' || obstacle === 'inRequest' || obstacle === 'suspended' || obstacle === 'rejected';
