// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `near-flights`, by key. */
export interface NearFlights {
  'title': undefined;
  'asked': { from: string | number; to: string | number; day: string | number };
  'prices': undefined;
  'days': undefined;
  'airports': undefined;
  'pair': { from: string | number; to: string | number };
  'far.from': { km: string | number };
  'far.to': { km: string | number };
  'otherDay': { day: string | number };
  'chosen': undefined;
  'noFlight': undefined;
  'soldOut': undefined;
  'untold': undefined;
  'asking': undefined;
  'failed': undefined;
  'again': undefined;
  'noAirports': undefined;
  'airportsFailed': undefined;
  'noSearch': undefined;
  'noSearchText': undefined;
  'search': undefined;
  'toList': undefined;
}
