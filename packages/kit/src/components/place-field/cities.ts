import type { NameLanguage } from '../../rules/places/countries.ts';
import type { Cities } from '../../rules/places/cities.ts';
import { indexPlaces, type PlaceIndex, type PlaceKind } from '../../rules/places/place-index.ts';

let loading: Promise<Cities> | undefined;

/** All cities; asked for once, and again after it failed. */
export function loadCities(): Promise<Cities> {
  loading ??= import('../../rules/places/city-data.ts').then(
    ({ allCities }) => allCities,
    (cause: unknown) => {
      loading = undefined;
      throw cause;
    },
  );
  return loading;
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
