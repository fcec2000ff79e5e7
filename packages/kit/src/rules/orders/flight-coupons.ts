/** States of one flight of a ticket: `refunding` is given back, with its money still to come; `unknown` stands for one that is not known here. */
export const flightCouponStates = [
  'open',
  'checkedIn',
  'flown',
  'refunding',
  'refunded',
  'exchanged',
  'suspended',
  'unknown',
] as const;
export type FlightCouponState = (typeof flightCouponStates)[number];
