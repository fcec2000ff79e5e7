// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `outcome`, by key. */
export interface Outcome {
  'text': undefined;
  'check': undefined;
  'offline': undefined;
  'unsent.title': undefined;
  'unsent.text': undefined;
}
