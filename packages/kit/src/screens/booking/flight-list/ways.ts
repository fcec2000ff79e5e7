import { addressOf } from '../../../navigation/route.ts';
import { base, routes } from '../../../navigation/routes.ts';
import { addressQuery, type AddressQuery, type ListAddress } from './list-address.ts';

/** Address of a page of the search, base included. */
export const wayTo = (name: 'cabinChoice' | 'nearbyFlights' | 'flightSearch', query: AddressQuery): string =>
  base + addressOf(routes[name], { query });

/** Address of neighbouring airports and days for a search. */
export const nearFlights = ({ search }: Pick<ListAddress, 'search'>): string =>
  wayTo('nearbyFlights', addressQuery({ search, step: 1, chosen: [] }));
