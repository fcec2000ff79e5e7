import { loadOnce } from '../../primitives/load-once.ts';
import type { NameLanguage } from '../../rules/places/countries.ts';
import type { Cities } from '../../rules/places/cities.ts';
import { servedCities, type ServedCity } from '../../rules/places/served.ts';
import { indexPlaces, type PlaceIndex, type PlaceKind } from '../../rules/places/place-index.ts';

/** All cities; asked for once, and again after it failed. */
export const loadCities = loadOnce(
  async (): Promise<Cities> => (await import('../../rules/places/city-data.ts')).allCities,
);

/** Resolves once the cities are there, or cannot be had: codes stand for their names then. */
export const citiesTried = loadOnce(() =>
  loadCities().then(
    () => undefined,
    () => undefined,
  ),
);

const narrowed = new WeakMap<readonly ServedCity[], Cities>();

/** The cities of a back end's list; the same object for the same list. */
export function citiesServed(all: Cities, served: readonly ServedCity[] | undefined): Cities {
  if (!served) return all;
  const cities = narrowed.get(served) ?? servedCities(all, served);
  narrowed.set(served, cities);
  return cities;
}

const made = new WeakMap<Cities, Map<string, PlaceIndex>>();

/** The index of cities in a language; a list that opens again has it already. */
export function placesOnce(cities: Cities, language: NameLanguage, kind: PlaceKind): PlaceIndex {
  const known = made.get(cities) ?? new Map<string, PlaceIndex>();
  made.set(cities, known);
  const key = `${language} ${kind}`;
  const index = known.get(key) ?? indexPlaces(cities, language, kind);
  known.set(key, index);
  return index;
}
