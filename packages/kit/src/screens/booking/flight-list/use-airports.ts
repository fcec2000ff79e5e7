import { useEffect, useMemo, useState } from 'react';
import type { AirportNames, NamesOfAirport } from '../../../components/flight-offers/types.ts';
import { loadCities } from '../../../components/place-field/cities.ts';
import { useLocale } from '../../../messages/provider.tsx';
import { placeName, type Cities } from '../../../rules/places/cities.ts';
import { airportLabel } from '../../../rules/retro/airport-label.ts';

/** Names of places by their codes. */
export interface Airports {
  readonly namesOf: NamesOfAirport;
  /** A city, or an airport of a city that has several. */
  readonly nameOf: (code: string) => string;
}

/** Names of cities and airports in the language in use; until they are there, and where they cannot be had, codes. */
export function useAirports(): Airports {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Cities>();
  useEffect(() => {
    let gone = false;
    void loadCities().then(
      (cities) => gone || setLoaded(cities),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return useMemo(() => {
    const airports = new Map<string, AirportNames>();
    const cities = new Map<string, string>();
    for (const { code, names, airports: own } of loaded?.cities ?? []) {
      const city = placeName(names, locale);
      cities.set(code, city);
      for (const airport of own)
        airports.set(airport.code, { city, airport: placeName(airport.names, locale) });
    }
    return {
      namesOf: (code) => airports.get(code),
      nameOf: (code) => {
        const known = airports.get(code);
        return (
          cities.get(code) ??
          (known ? airportLabel({ cityName: known.city, airportName: known.airport }) : code)
        );
      },
    };
  }, [loaded, locale]);
}
