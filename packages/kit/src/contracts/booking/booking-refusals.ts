import { errorIn, type Refusals } from '../refusals.ts';

/** The airline's refusals of booking: `resultCode` beside Code -1, error of the catalogue. Numbers are our proposal. */
export const bookingRefusals = {
  BKG01: 'booking.party',
  BKG02: 'booking.days',
  BKG03: 'booking.place',
  BKG04: 'booking.offerUnknown',
} as const satisfies Refusals;
export type BookingRefusalCode = keyof typeof bookingRefusals;

/** The error of a refusal’s code; undefined for a code that booking does not know. */
export const bookingRefusalOf = /* @__PURE__ */ errorIn(bookingRefusals);
