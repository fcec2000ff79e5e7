// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `agreement`, by key. */
export interface Agreement {
  'close': undefined;
  'membership.title': undefined;
  'membership.1.title': undefined;
  'membership.1.text': undefined;
  'membership.2.title': undefined;
  'membership.2.text': undefined;
  'membership.3.title': undefined;
  'membership.3.text': undefined;
  'membership.4.title': undefined;
  'membership.4.text': undefined;
  'membership.5.title': undefined;
  'membership.5.text': undefined;
  'privacy.title': undefined;
}
