import type { ChosenFare } from '../../../contracts/booking/passengers.ts';
import type { FlightQuery } from '../../../contracts/booking/search-flights.ts';
import {
  readFlightSearch,
  writeFlightSearch,
  type FlightSearch,
} from '../../../rules/booking/search-address.ts';
import { addDays, type Day } from '../../../rules/days.ts';

/** A chosen fare as an address names it. */
export interface NamedFare extends ChosenFare {
  /** Flights of its offer (`flightsOf`), since the next answer may give it another id. */
  readonly flights?: string | undefined;
}

/** The same as the airline is asked for it. */
export const fareOf = ({ offerId, fareId }: ChosenFare): ChosenFare => ({ offerId, fareId });

/** A list of flights as its address has it. */
export interface ListAddress {
  readonly search: FlightSearch;
  /** Segment whose flights are listed, from 1. */
  readonly step: number;
  /** Fares chosen for the segments before it. */
  readonly chosen: readonly NamedFare[];
}

/**
 * Reads the address of a list; undefined where it holds no whole search. The segment is the first one without a chosen fare, or an
 * earlier one where the address says so. A day that the calendar has given back (`date`) takes the place of the segment's.
 */
export function readListAddress(query: URLSearchParams): ListAddress | undefined {
  const search = readFlightSearch(query);
  if (!search) return undefined;
  const fares = query.getAll('fare');
  const flights = query.getAll('flights');
  const all = query
    .getAll('offer')
    .slice(0, search.segments.length - 1)
    .map((offerId, at) => ({ offerId, fareId: fares[at] ?? '', flights: flights[at] || undefined }));
  const broken = all.findIndex(({ offerId, fareId }) => offerId === '' || fareId === '');
  const known = broken < 0 ? all : all.slice(0, broken);
  const told = Number(query.get('step') ?? known.length + 1);
  const step = Number.isInteger(told) && told >= 1 ? Math.min(told, known.length + 1) : known.length + 1;
  const date = query.get('date');
  const moved = date === null ? search : onDay(search, step, date);
  return { search: moved ?? search, step, chosen: known.slice(0, step - 1) };
}

/** An address as its viewer may have it: prices in points are for members. */
export const seenBy = <Address extends { readonly search: FlightSearch }>(
  address: Address,
  member: boolean,
): Address =>
  member || !address.search.points ? address : { ...address, search: { ...address.search, points: false } };

/** The same search with another day of one segment; undefined where the days would run backwards, or where it is no day. */
export function onDay(search: FlightSearch, step: number, day: Day): FlightSearch | undefined {
  const segments = search.segments.map((segment, at) => (at === step - 1 ? { ...segment, day } : segment));
  return readFlightSearch(writeFlightSearch({ ...search, segments }));
}

/** Question whose answer holds the offers of a segment. */
export const questionOf = (
  { segments, adults, children, infants, cabin, points, direct }: FlightSearch,
  step: number,
  chosen: readonly ChosenFare[],
): FlightQuery => ({
  segments: segments.map(({ from, to, day }) => ({ from, to, day })),
  step,
  ...(chosen.length > 0 && { chosen: chosen.map(fareOf) }),
  passengers: { adults, children, infants },
  ...(cabin && { cabin }),
  ...(points && { points }),
  ...(direct && { direct }),
});

/** Query of an address, by names; several of one name are a list. */
export type AddressQuery = Readonly<Record<string, readonly string[]>>;

/** Query of a search with what has been chosen so far, and of an offer that is looked at. */
export function addressQuery(
  { search, step, chosen }: ListAddress,
  looked?: Omit<NamedFare, 'fareId'> & { readonly fareId?: string | undefined },
): AddressQuery {
  const query = writeFlightSearch(search);
  if (step > 1) query.set('step', String(step));
  const named = [...chosen, ...(looked ? [looked] : [])];
  for (const { offerId, fareId } of named) {
    query.append('offer', offerId);
    if (fareId !== undefined) query.append('fare', fareId);
  }
  // All or none: the places of the list say which offer each belongs to.
  if (named.some(({ flights }) => flights))
    for (const { flights = '' } of named) query.append('flights', flights);
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));
}

/** Days before and after the one on show. */
const around = 3;

/** Days around the one of a segment that leave the order of all days as it is. */
export function daysAround(
  { search, step }: Pick<ListAddress, 'search' | 'step'>,
  today: Day,
): readonly Day[] {
  const { segments } = search;
  const day = segments[step - 1]?.day ?? today;
  const earliest = segments[step - 2]?.day ?? today;
  const latest = segments[step]?.day;
  return Array.from({ length: 2 * around + 1 }, (_, at) => addDays(day, at - around)).filter(
    (each) => each >= earliest && (latest === undefined || each <= latest),
  );
}
