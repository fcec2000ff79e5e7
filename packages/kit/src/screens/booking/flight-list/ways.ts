import { addressOf } from '../../../navigation/route.ts';
import { base, routes } from '../../../navigation/routes.ts';
import { addressQuery, type AddressQuery, type ListAddress } from './list-address.ts';

/** Address of a page of the search, base included. */
export const wayTo = (name: 'cabinChoice' | 'nearbyFlights' | 'flightSearch', query: AddressQuery): string =>
  base + addressOf(routes[name], { query });

/** Address of neighbouring airports and days for the segment of a list. */
export const nearFlights = (address: ListAddress): string => wayTo('nearbyFlights', addressQuery(address));
