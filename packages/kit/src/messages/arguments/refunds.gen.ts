// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `refunds`, by key. */
export interface Refunds {
  'pointsPaymentFailed': { hotline: string | number };
  'mismatch': { hotline: string | number };
  'originalChannel': undefined;
  'inApp': undefined;
  'mixedPayment': undefined;
  'printedItinerary': undefined;
  'onlyTwoKinds': { hotline: string | number };
  'onlyAdults': undefined;
  'ticketNotFound': undefined;
  'resultGone': undefined;
}
