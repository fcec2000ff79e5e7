// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `travel-information`, by key. */
export interface TravelInformation {
  'title': undefined;
  'passengers': undefined;
  'state.filled': undefined;
  'state.begun': undefined;
  'state.missing': undefined;
  'who': undefined;
  'document': undefined;
  'home': undefined;
  'home.hint': undefined;
  'abroad': undefined;
  'contact': undefined;
  'enName.hint': undefined;
  'expiry.hint': { day: string | number };
  'expiry.soon': { months: number };
  'province': undefined;
  'city': undefined;
  'street': undefined;
  'postcode': undefined;
  'postcode.hint': undefined;
  'destination': undefined;
  'destination.placeholder': undefined;
  'destination.hint': undefined;
  'email': undefined;
  'privacy': undefined;
  'save.next': { name: string | number };
  'save.last': undefined;
  'saved': { name: string | number };
  'failed': undefined;
  'gone.title': undefined;
  'gone.text': undefined;
  'gone.back': undefined;
}
