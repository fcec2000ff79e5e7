import { wholeSearch, type FlightSearch, type SearchSegment } from './search-address.ts';
import { addDays, type Day } from '../days.ts';
import { distanceBetween, type Airport, type City, type Position } from '../places/cities.ts';

/** Kilometres within which an airport is a neighbour. Source: decisions.md 45. */
export const nearKilometres = 300;

/** Days on each side of the one that was asked for. Source: decisions.md 45. */
const nearDays = 3;

/** An airport beside the one that was asked for. */
export interface NearAirport {
  readonly airport: Airport;
  readonly city: City;
  /** Over the globe, rounded. */
  readonly kilometres: number;
}

/** Airports of a code, which may be that of a city or of one airport, with their city. */
export function airportsOf(
  cities: readonly City[],
  code: string,
): readonly { readonly airport: Airport; readonly city: City }[] {
  const own = cities.flatMap((city) =>
    city.airports.filter((airport) => airport.code === code).map((airport) => ({ airport, city })),
  );
  if (own.length > 0) return own;
  return cities
    .filter((city) => city.code === code)
    .flatMap((city) => city.airports.map((airport) => ({ airport, city })));
}

/**
 * Airports within 300 km of those of a code, the nearest first. The code's own are not among them; another airport of the same city is.
 * @param most how many are wanted
 */
export function nearAirports(cities: readonly City[], code: string, most = 4): readonly NearAirport[] {
  const own = airportsOf(cities, code);
  const ownCodes = new Set(own.map(({ airport }) => airport.code));
  const places = own.flatMap(({ airport }): Position[] => (airport.at ? [airport.at] : []));
  if (places.length === 0) return [];
  return cities
    .flatMap((city) =>
      city.airports.flatMap((airport): NearAirport[] => {
        const { at } = airport;
        if (!at || ownCodes.has(airport.code)) return [];
        const kilometres = Math.min(...places.map((place) => distanceBetween(place, at)));
        return kilometres <= nearKilometres ? [{ airport, city, kilometres }] : [];
      }),
    )
    .toSorted((a, b) => a.kilometres - b.kilometres || (a.airport.code < b.airport.code ? -1 : 1))
    .slice(0, most)
    .map((near) => ({ ...near, kilometres: Math.round(near.kilometres) }));
}

/** A pair of airports in place of the one that was asked for. */
export interface NearPair {
  readonly from: string;
  readonly to: string;
  /** How far the changed ends are from those asked for, together. */
  readonly kilometres: number;
}

/** Pairs with one changed end, the least change first. */
export function nearPairs(cities: readonly City[], from: string, to: string, most = 6): readonly NearPair[] {
  const changed = [
    ...nearAirports(cities, from).map(({ airport, kilometres }) => ({ from: airport.code, to, kilometres })),
    ...nearAirports(cities, to).map(({ airport, kilometres }) => ({ from, to: airport.code, kilometres })),
  ];
  return changed
    .filter((pair) => pair.from !== pair.to)
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .slice(0, most);
}

/**
 * The day that was asked for and three on each side, in order.
 * @param earliest today, or the day of the segment before
 */
export const daysAround = (day: Day, earliest: Day): readonly Day[] =>
  Array.from({ length: 2 * nearDays + 1 }, (_, at) => addDays(day, at - nearDays)).filter(
    (each) => each >= earliest,
  );

/**
 * A search with other ends of one segment, and on another day. There and back leads back between the same ends; with other ends of the
 * way back it becomes several segments. Undefined where the days would run backwards.
 * @param step which segment, from 1
 */
export function changedSearch(
  search: FlightSearch,
  { from, to, day }: Partial<SearchSegment>,
  step = 1,
): FlightSearch | undefined {
  const own = search.segments[step - 1];
  if (!own) return undefined;
  const segment = { from: from ?? own.from, to: to ?? own.to, day: day ?? own.day };
  const segments = search.segments.map((each, at) => {
    if (at === step - 1) return segment;
    return search.kind === 'return' && step === 1
      ? { from: segment.to, to: segment.from, day: each.day }
      : each;
  });
  const elsewhere = segment.from !== own.from || segment.to !== own.to;
  const kind = search.kind === 'return' && step > 1 && elsewhere ? 'multi' : search.kind;
  return wholeSearch({ ...search, kind, segments });
}
