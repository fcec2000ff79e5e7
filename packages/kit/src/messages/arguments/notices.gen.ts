// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `notices`, by key. */
export interface Notices {
  'passenger-notes': undefined;
  'online-ticket': undefined;
  'dangerous-goods': undefined;
  'free-baggage': undefined;
  'special-passengers': undefined;
  'conditions-of-carriage': undefined;
  'international-refund': undefined;
  'us-electronics': undefined;
  'coupon-use': undefined;
  'mileage-rules': undefined;
  'privacy': undefined;
  'more': undefined;
  'all': undefined;
  'edition': { version: string | number };
  'from': { date: string | number };
  'mark': undefined;
  'mark.text': undefined;
  'about': undefined;
  'call': { hotline: string | number };
  'failed': undefined;
  'failed.text': undefined;
  'tone.yes': undefined;
  'tone.ask': undefined;
  'tone.no': undefined;
}
