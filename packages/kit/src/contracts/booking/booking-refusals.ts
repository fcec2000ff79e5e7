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

/** The same for orders of tickets. */
export const ticketOrderRefusals = {
  BKG04: 'booking.offerUnknown',
  BKG05: 'booking.priceChanged',
  BKG06: 'booking.soldOut',
  BKG07: 'booking.expired',
  BKG08: 'booking.duplicate',
  BKG09: 'booking.productLimit',
  BKG10: 'booking.passenger',
  BKG11: 'booking.points',
  BKG12: 'booking.coupon',
  BKG13: 'booking.insurance',
  BKG14: 'booking.code',
  BKG15: 'booking.rulesChanged',
} as const satisfies Refusals;
export type TicketOrderRefusalCode = keyof typeof ticketOrderRefusals;

export const ticketOrderRefusalOf = /* @__PURE__ */ errorIn(ticketOrderRefusals);
