import type { FlightQuery } from '../../contracts/booking/search-flights.ts';
import { questionOf, type NamedFare } from './flight-list/list-address.ts';
import { readFlightSearch, type FlightSearch } from '../../rules/booking/search-address.ts';

/** Choice of a cabin as its address has it. */
export interface ChoiceAddress {
  readonly search: FlightSearch;
  /** Segment whose fare is chosen, from 1. */
  readonly step: number;
  /** Fares of the segments before it. */
  readonly earlier: readonly NamedFare[];
  readonly offerId: string;
  /** Its flights; undefined where the address does not name them. */
  readonly flights: string | undefined;
  /** Fare that the list has named; none where its flight alone was tapped. */
  readonly fareId: string | undefined;
}

/** The choice that an address holds: a search, and an offer with its fare for each segment so far. Undefined where it holds none. */
export function readChoice(query: URLSearchParams): ChoiceAddress | undefined {
  const search = readFlightSearch(query);
  const offers = query.getAll('offer');
  const fares = query.getAll('fare');
  const flights = query.getAll('flights').map((named) => named || undefined);
  const step = offers.length;
  const offerId = offers.at(-1);
  if (!search || !offerId || step > search.segments.length) return undefined;
  const earlier = offers
    .slice(0, -1)
    .flatMap((id, at) => (fares[at] ? [{ offerId: id, fareId: fares[at], flights: flights[at] }] : []));
  return earlier.length === step - 1
    ? { search, step, earlier, offerId, flights: flights[step - 1], fareId: fares[step - 1] || undefined }
    : undefined;
}

/** Queries of every segment up to the one that is chosen. */
export const queriesOf = ({ search, step, earlier }: ChoiceAddress): readonly FlightQuery[] =>
  Array.from({ length: step }, (_, at) => questionOf(search, at + 1, earlier.slice(0, at)));
