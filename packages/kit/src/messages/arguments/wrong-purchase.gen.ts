// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `wrong-purchase`, by key. */
export interface WrongPurchase {
  'title': undefined;
  'intro': undefined;
  'unpaid.title': undefined;
  'unpaid.text': undefined;
  'unpaid.go': undefined;
  'flight.title': undefined;
  'flight.text': undefined;
  'flight.go': undefined;
  'person.title': undefined;
  'person.text': undefined;
  'person.go': undefined;
  'anew.title': undefined;
  'anew.text': { hours: string | number; carriers: string | number };
  'anew.go': undefined;
  'fees.title': undefined;
  'fees.text': undefined;
  'fees.go': undefined;
  'name.title': undefined;
  'name.text': undefined;
  'name.go': { hotline: string | number };
}
