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
  'onlyAdultsHere': undefined;
  'ticketNotFound': undefined;
  'resultGone': undefined;
  'irregularFlight': undefined;
  'departed': { hotline: string | number };
  'unknown': { hotline: string | number };
  'returned': undefined;
  'inRequest': undefined;
  'suspended': { hotline: string | number };
  'rejected': undefined;
  'underWay': undefined;
  'quoteEnded': undefined;
  'quoteReplaced': undefined;
  'rulesChanged': undefined;
  'phoneMismatch': { hotline: string | number };
  'proofWanted': undefined;
  'medical': undefined;
  'accompanying': undefined;
  'stranded': undefined;
  'requestNotFound': undefined;
  'notPossible': undefined;
  'difference': undefined;
}
