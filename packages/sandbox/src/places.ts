import type { CityTree } from '@mapp/kit/contracts';
import {
  callingCodes,
  countryName,
  hotPlaces,
  nearestAirport,
  scopeOf,
  type Airport,
  type City,
  type CityScope,
} from '@mapp/kit/rules';
import { allCities } from '@mapp/kit/rules/cities';
import { countryReadings } from '@mapp/kit/rules/country-readings';
import { countryCodes } from './seed/countries.ts';
import type { Answers } from './request-context.ts';

/** A city's letter where a Chinese reader looks for it. */
const letterOf = ({ pinyin, names }: City): string =>
  (pinyin[0] ?? names.en)
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 1)
    .toUpperCase() || '#';

const wireAirport = ({ code, names }: Airport) => ({
  airportCode: code,
  airportName: names.zh ?? names.en,
  airportNameEn: names.en,
});

const wireCity = ({ code, names, country }: City) => ({
  cityCode: code,
  cityName: names.zh ?? names.en,
  cityNameEn: names.en,
  nationCode: country,
});

function groupsOf(scope: CityScope): CityTree[CityScope] {
  const groups = new Map<string, CityTree[CityScope]['groups'][number]>();
  for (const city of allCities.cities) {
    if (scopeOf(city) !== scope) continue;
    const letter = letterOf(city);
    const group = groups.get(letter) ?? { letter, cities: [] };
    group.cities.push({ ...wireCity(city), airports: city.airports.map(wireAirport) });
    groups.set(letter, group);
  }
  return {
    hot: [...hotPlaces.city[scope]],
    groups: [...groups.values()].toSorted((a, b) => (a.letter < b.letter ? -1 : 1)),
  };
}

let tree: CityTree | undefined;
const cityTree = (): CityTree => (tree ??= { inner: groupsOf('inner'), outer: groupsOf('outer') });

/** Chinese names by code, and the letters of their readings. */
const namesInChinese = () => countryCodes.map((code) => ({ code, name: countryName(code, 'zh') }));

function countryGroups() {
  const groups = new Map<string, { letter: string; countries: { code: string; name: string }[] }>();
  for (const country of namesInChinese()) {
    const letter = (countryReadings.pinyin[country.code] ?? '#').slice(0, 1).toUpperCase();
    const group = groups.get(letter) ?? { letter, countries: [] };
    group.countries.push(country);
    groups.set(letter, group);
  }
  return [...groups.values()].toSorted((a, b) => (a.letter < b.letter ? -1 : 1));
}

const callingCodeOf = new Map(callingCodes.map(({ country, code }) => [country, code]));

/** Cities, airports, countries and regions, and the mainland's areas, whose table is large and fetched when it is asked for. */
export const places: Pick<
  Answers,
  'countryNames' | 'basicData' | 'queryAirportList' | 'airportNearby' | 'areaData' | 'queryCountry'
> = {
  countryNames() {
    const zh = Object.fromEntries(namesInChinese().map(({ code, name }) => [code, name]));
    return { envelope: 'resultCode', payload: { nameMap: { zh } } };
  },

  basicData: (_, { methodName }) => ({
    envelope: 'resultCode',
    payload:
      methodName === 'getallcity_airport_tree'
        ? { cityTree: cityTree() }
        : { countryGroups: countryGroups() },
  }),

  queryAirportList: () => ({
    envelope: 'code',
    payload: {
      list: allCities.cities.flatMap((city) =>
        city.airports.map((airport) => ({ ...wireAirport(airport), ...wireCity(city) })),
      ),
    },
  }),

  async areaData() {
    const { areaList } = await import('@vant/area-data');
    return { envelope: 'code', payload: areaList };
  },

  queryCountry: () => ({
    envelope: 'resultCode',
    payload: {
      countries: namesInChinese().map(({ code, name }) => {
        const countryCode = callingCodeOf.get(code);
        return { code, name, ...(countryCode && { countryCode }) };
      }),
    },
  }),

  airportNearby(_, { latitude, longitude }) {
    const nearest = nearestAirport(allCities.cities, { north: latitude, east: longitude });
    if (!nearest) return { refusal: { code: -1, message: 'No airport' } };
    const { airportCode, airportName } = wireAirport(nearest.airport);
    const { cityCode, cityName } = wireCity(nearest.city);
    return { envelope: 'code', payload: { airportCode, airportName, cityCode, cityName } };
  },
};
