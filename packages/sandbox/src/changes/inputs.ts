/** Flights from SHA to PEK that bring something out when a ticket is changed to them; all others are changed to normally. */
export const changeFlights = {
  /** At the quote 120 dearer, and 80 cheaper, than the search told. */
  dearer: 'MU5107',
  cheaper: 'MU5109',
  /** Sold at the quote; sold between quote and order. */
  soldOut: 'MU5113',
  soldBetween: 'MU5115',
  /** By the waitlist alone. */
  waitlist: 'MU5119',
  /** Paid, and the tickets take ten minutes; paid, and the order does not take it. */
  ticketing: 'MU5121',
  abnormal: 'MU5123',
} as const;

/** Flights that bring something out when they are upgraded: nothing is left; the last seat goes between choice and order. */
export const upgradeFlights = { noSeats: 'MU5125', seatGone: 'MU5127' } as const;

/** Orders of the fixed tickets by the last three digits of the ticket: `26120000000031`. */
export const fixedOrderNo = (last: number): string => `26120000000${String(last).padStart(3, '0')}`;

/** Reference of a ticket's leg for upgrades, by the last three digits of a fixed ticket. */
export const upgradeRefOf = (last: number, leg = 0): string => `u${String(last).padStart(3, '0')}-${leg}`;

/** Vouchers that member 600000000001 has been given, so that ticket 7812100000041 can be upgraded in every way. */
export const givenVouchers = {
  platinum: 'GIVEN-PLATINUM',
  voucher: 'GIVEN-UPGRADE',
  common: 'GIVEN-COMMON',
  /** The last one of its kind is used by somebody else between choice and order. */
  gone: 'GIVEN-GONE',
} as const;

/** Orders of 600000000001 that are there from the start: a change on the waitlist, and an upgrade that waits for its payment. */
export const seededChanges = {
  waitlist: '26130000000001',
  upgrade: '26140000000001',
} as const;
