// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `result`, by key. */
export interface Result {
  'next': undefined;
  'now': undefined;
  'home': undefined;
}
