// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `business`, by key. */
export interface Business {
  'home.title': undefined;
  'yxdf.title': undefined;
  'bwgyx.title': undefined;
  'ciie2024.title': undefined;
  'gbyx.title': undefined;
  'failed': undefined;
  'empty': undefined;
  'back': undefined;
}
