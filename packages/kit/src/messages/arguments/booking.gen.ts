// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `booking`, by key. */
export interface Booking {
  'party': undefined;
  'days': undefined;
  'place': undefined;
  'offerUnknown': undefined;
}
