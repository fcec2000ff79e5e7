// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `place-index`, by key. */
export interface PlaceIndex {
  'city.from': undefined;
  'city.to': undefined;
  'city.any': undefined;
  'city.failed': undefined;
  'airport.from': undefined;
  'airport.to': undefined;
  'airport.any': undefined;
  'airport.failed': undefined;
  'country.title': undefined;
  'country.failed': undefined;
}
