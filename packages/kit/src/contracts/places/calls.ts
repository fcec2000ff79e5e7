import type { Call } from '../call.ts';
import { airportNames } from './airport-names.ts';
import {
  countryNames,
  basicData,
  queryAirportList,
  airportNearby,
  areaData,
  queryCountry,
} from './places.ts';

/** Calls of the area `places`. */
export const calls: readonly Call[] = [
  airportNames,
  countryNames,
  basicData,
  queryAirportList,
  airportNearby,
  areaData,
  queryCountry,
];
