// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `special-home`, by key. */
export interface SpecialHome {
  'title': undefined;
  'failed': undefined;
  'empty': undefined;
  'search': undefined;
  'passengers': { count: number };
  'members': undefined;
  'flights': undefined;
}
