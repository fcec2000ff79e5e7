/** States of one flight of a ticket; `unknown` stands for one that is not known here. */
export const flightCouponStates = [
  'open',
  'checkedIn',
  'flown',
  'refunded',
  'exchanged',
  'suspended',
  'unknown',
] as const;
export type FlightCouponState = (typeof flightCouponStates)[number];
