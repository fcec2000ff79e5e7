import { useCallback } from 'react';
import {
  airportNearby,
  areaData,
  basicData,
  queryAirportList,
  queryCountry,
  type CityTree,
  type ServedCity,
  type ServedAirport,
} from '../../contracts/places/places.ts';
import type { ResponseOf } from '../../contracts/call.ts';
import type { SendOptions } from '../options.ts';
import { useClient } from '../provider.tsx';
import { useQueries } from '../query-client.ts';
import { readQuery, useRead, type ReadResult } from '../read.ts';

/** Places do not change while a page is open. */
const always = { staleTime: Infinity };

/** The cities that are flown to. */
export const useCityTree = (enabled = true): ReadResult<typeof basicData> =>
  useRead(basicData, { methodName: 'getallcity_airport_tree' }, { ...always, enabled });

/** Countries and regions by initial letter. */
export const useCountryGroups = (enabled = true): ReadResult<typeof basicData> =>
  useRead(basicData, { methodName: 'getallcountrygroupbyfirstchar' }, { ...always, enabled });

/** The airports that are flown to. */
export const useAirportList = (enabled = true): ReadResult<typeof queryAirportList> =>
  useRead(queryAirportList, {}, { ...always, enabled });

/** Countries and regions for nationality and documents; a background read, so a failure is quiet. */
export const useCountriesOnSale = (): ReadResult<typeof queryCountry> =>
  useRead(queryCountry, {}, { ...always, announce: 'silent' });

/** Loads the airline's provinces, cities and counties once. A failure is quiet: it rejects. */
export function useLoadAreas(): () => Promise<ResponseOf<typeof areaData>> {
  const client = useClient();
  const queries = useQueries();
  return useCallback(
    () => queries.fetchQuery(readQuery(client, areaData, {}, { ...always, announce: 'silent' })),
    [client, queries],
  );
}

/** About a kilometre: enough for the nearest airport. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Asks which airport is nearest to a place. A failure is quiet: it rejects. */
export function useFindAirportNearby(): (
  at: { readonly north: number; readonly east: number },
  options?: Pick<SendOptions, 'signal'>,
) => Promise<ResponseOf<typeof airportNearby>> {
  const client = useClient();
  return (at, options) =>
    client.send(
      airportNearby,
      { latitude: rounded(at.north), longitude: rounded(at.east) },
      { ...options, announce: 'silent' },
    );
}

const ofWire = ({
  airportCode,
  airportName,
  airportNameEn,
}: Pick<ServedAirport, 'airportCode' | 'airportName' | 'airportNameEn'>) => ({
  code: airportCode,
  name: airportName,
  english: airportNameEn,
});

/** The cities of a tree, in no order. */
export const citiesOfTree = ({ inner, outer }: CityTree): readonly ServedCity[] =>
  [...inner.groups, ...outer.groups].flatMap(({ cities }) =>
    cities.map(({ cityCode, cityName, cityNameEn, nationCode, airports }) => ({
      code: cityCode,
      name: cityName,
      english: cityNameEn,
      country: nationCode,
      airports: airports.map(ofWire),
    })),
  );

/** The airports of a list, by their cities. */
export function citiesOfAirports(list: readonly ServedAirport[]): readonly ServedCity[] {
  const cities = new Map<string, ServedCity & { airports: ServedCity['airports'][number][] }>();
  for (const airport of list) {
    const known = cities.get(airport.cityCode);
    if (known) known.airports.push(ofWire(airport));
    else
      cities.set(airport.cityCode, {
        code: airport.cityCode,
        name: airport.cityName,
        english: airport.cityNameEn,
        country: airport.nationCode,
        airports: [ofWire(airport)],
      });
  }
  return [...cities.values()];
}
