import type { AirportPlace } from '@mapp/kit/contracts';
import { placeName, type Airport, type City } from '@mapp/kit/rules';
import { allCities } from '@mapp/kit/rules/cities';
import type { Language } from '../language.ts';
import { writtenIn, zoneOf } from '../timetable/zones.ts';

let known: ReadonlyMap<string, { readonly city: City; readonly airport: Airport }> | undefined;

/** An airport of the index, with its city. */
export const airportIn = (code: string): { readonly city: City; readonly airport: Airport } | undefined =>
  (known ??= new Map(
    allCities.cities.flatMap((city) =>
      city.airports.map((airport) => [airport.code, { city, airport }] as const),
    ),
  )).get(code);

/** An airport by its names; the code where the index does not have it. */
export function placeOf(code: string, language: Language): AirportPlace {
  const found = airportIn(code);
  if (!found) return { code, city: code };
  const { city, airport } = found;
  const [name, own] = [placeName(city.names, language), placeName(airport.names, language)];
  return { code, city: name, ...(city.airports.length > 1 && own !== name && { name: own }) };
}

/** An instant as the clocks of an airport show it, to the minute. */
export const clockAt = (code: string, at: number): string =>
  writtenIn(zoneOf(code), Math.floor(at / 60_000) * 60_000);
