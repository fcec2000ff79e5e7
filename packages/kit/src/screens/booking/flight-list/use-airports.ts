import { useEffect, useState } from 'react';
import type { AirportNames, NamesOfAirport } from '../../../components/flight-offers/types.ts';
import { loadCities } from '../../../components/place-field/cities.ts';
import { useLocale } from '../../../messages/provider.tsx';
import type { Locale } from '../../../messages/types.ts';
import { placeName, type Cities } from '../../../rules/places/cities.ts';
import { airportLabel } from '../../../rules/retro/airport-label.ts';

/** Names of places by their codes. */
export interface Airports {
  readonly namesOf: NamesOfAirport;
  /** A city, or an airport of a city that has several. */
  readonly nameOf: (code: string) => string;
  /** The names are on their way: codes stand for them. */
  readonly awaited?: boolean | undefined;
}

const named = new WeakMap<Cities, Map<Locale, Airports>>();

/** The names in a language; the same object for the same cities, so that nobody reads them all again. */
function airportsOf(loaded: Cities, locale: Locale): Airports {
  const known = named.get(loaded) ?? new Map<Locale, Airports>();
  named.set(loaded, known);
  const before = known.get(locale);
  if (before) return before;
  const airports = new Map<string, AirportNames>();
  const cities = new Map<string, string>();
  for (const { code, names, airports: own } of loaded.cities) {
    const city = placeName(names, locale);
    cities.set(code, city);
    for (const airport of own)
      airports.set(airport.code, { city, airport: placeName(airport.names, locale) });
  }
  const made: Airports = {
    namesOf: (code) => airports.get(code),
    nameOf: (code) => {
      const one = airports.get(code);
      return (
        cities.get(code) ?? (one ? airportLabel({ cityName: one.city, airportName: one.airport }) : code)
      );
    },
  };
  known.set(locale, made);
  return made;
}

const codes: Airports = { namesOf: () => undefined, nameOf: (code) => code };
const awaited: Airports = { ...codes, awaited: true };

/** Names of cities and airports in the language in use; until they are there, and where they cannot be had, codes. */
export function useAirports(): Airports {
  const locale = useLocale();
  // Airports that an earlier screen has loaded are there for the first drawing.
  const [loaded, setLoaded] = useState(loadCities.loaded);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (loaded) return undefined;
    let gone = false;
    void loadCities().then(
      (cities) => gone || setLoaded(cities),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [loaded]);
  return loaded ? airportsOf(loaded, locale) : failed ? codes : awaited;
}
