// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `share`, by key. */
export interface Share {
  'copied': undefined;
  'failed': undefined;
}
