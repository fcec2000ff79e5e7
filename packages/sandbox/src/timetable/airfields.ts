import { distanceBetween, type Position } from '@mapp/kit/rules';
import { allCities } from '@mapp/kit/rules/cities';

/** An airport of the index, with the city that it serves. */
export interface Airfield {
  readonly code: string;
  readonly city: string;
  readonly country: string;
  readonly at: Position;
}

const airfields: ReadonlyMap<string, Airfield> = new Map(
  allCities.cities.flatMap(({ code: city, country, airports }) =>
    airports.flatMap(({ code, at }) => (at ? [[code, { code, city, country, at }] as const] : [])),
  ),
);

const byCity: ReadonlyMap<string, readonly Airfield[]> = Map.groupBy(airfields.values(), ({ city }) => city);

/** The airport of a code. */
export const airfieldOf = (code: string): Airfield | undefined => airfields.get(code);

/** Airports that a code stands for: those of a city, or the one airport. A code of both is that of the city. */
export function airfieldsAt(code: string): readonly Airfield[] {
  const one = airfields.get(code);
  return byCity.get(code) ?? (one ? [one] : []);
}

/** City of a code of a city or an airport; the code itself where nobody knows it. */
export const cityOf = (code: string): string => airfieldsAt(code)[0]?.city ?? code;

/** Great-circle distance, whole kilometres. */
export const kilometres = (from: Airfield, to: Airfield): number =>
  Math.round(distanceBetween(from.at, to.at));

/** Whether a flight stays within the mainland. */
export const isDomestic = (from: Airfield, to: Airfield): boolean =>
  from.country === 'CN' && to.country === 'CN';
