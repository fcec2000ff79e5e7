import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { assume } from '../assumed.ts';
import { listOf, optional, tableOf } from '../reading.ts';

export type { ServedCity } from '../../rules/places/served.ts';

/** `nameMap.zh` is documented. */
export const countryNames = defineCall({
  name: 'countryNames',
  area: 'home',
  path: '/api/memberApi/area/code/country',
  member: false,
  summary: 'Names of countries and regions by ISO 3166 code.',
  request: z.object({}),
  response: z.object({ nameMap: z.object({ zh: tableOf(z.string(), z.string()) }) }),
});

const code = z.string().check(z.regex(/^[A-Z]{3}$/));
const letter = z.string();

const servedAirport = z.object({ airportCode: code, airportName: z.string(), airportNameEn: z.string() });
const servedCity = z.object({
  cityCode: code,
  cityName: z.string(),
  cityNameEn: z.string(),
  nationCode: z.string(),
  airports: listOf(servedAirport).check(z.minLength(1)),
});
const cityGroups = z.object({
  hot: listOf(code),
  groups: listOf(z.object({ letter, cities: listOf(servedCity) })),
});

/** The cities that are flown to, within the country and beyond: those asked for most, and all by initial letter. */
const cityTree = z.object({ inner: cityGroups, outer: cityGroups });
export type CityTree = z.output<typeof cityTree>;

export const basicData = defineCall({
  name: 'basicData',
  area: 'home',
  path: '/sale/getBasicData',
  member: false,
  summary: 'Cities with their airports, or countries and regions, by initial letter.',
  request: z.object({ methodName: z.enum(['getallcity_airport_tree', 'getallcountrygroupbyfirstchar']) }),
  response: z.union([
    assume(z.object({ cityTree })),
    assume(
      z.object({
        countryGroups: listOf(
          z.object({ letter, countries: listOf(z.object({ code: z.string(), name: z.string() })) }),
        ),
      }),
    ),
  ]),
});

export const queryAirportList = defineCall({
  name: 'queryAirportList',
  area: 'home',
  path: '/api/commondata/queryairportlist',
  member: false,
  summary: 'Airports that are flown to, each with its city.',
  request: z.object({}),
  response: assume(
    z.object({
      list: listOf(
        z.extend(servedAirport, {
          cityCode: code,
          cityName: z.string(),
          cityNameEn: z.string(),
          nationCode: z.string(),
        }),
      ),
    }),
  ),
});
export type ServedAirport = z.output<typeof queryAirportList.response>['list'][number];

/** Degrees are rounded: where exactly somebody is, is nobody's concern. */
export const airportNearby = defineCall({
  name: 'airportNearby',
  area: 'flight',
  path: '/api/v1/flightSts/getAirportInfoByGps',
  member: false,
  summary: 'The airport that is nearest to a place.',
  request: assume(
    z.object({
      latitude: z.number().check(z.minimum(-90), z.maximum(90)),
      longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    }),
  ),
  response: assume(
    z.object({ airportCode: code, airportName: z.string(), cityCode: code, cityName: z.string() }),
  ),
});

const areaNames = tableOf(z.string().check(z.regex(/^\d{6}$/)), z.string());

/** The path and the three levels are documented; the shape is assumed. */
export const areaData = defineCall({
  name: 'areaData',
  area: 'home',
  path: '/deputy/service/rest-deputy/getAreaData',
  member: false,
  summary: 'Provinces, cities and counties of the mainland by their codes of six digits.',
  request: z.object({}),
  response: assume(z.object({ province_list: areaNames, city_list: areaNames, county_list: areaNames })),
});

/** The path and that it travels encrypted are documented; the shape is assumed. */
export const queryCountry = defineCall({
  name: 'queryCountry',
  area: 'booking',
  path: '/sale/queryCountry',
  member: false,
  summary:
    'Countries and regions with their calling codes, for nationality and documents. Documented as encrypted.',
  request: z.object({}),
  response: assume(
    z.object({
      countries: listOf(
        z.object({
          /** ISO 3166. */
          code: z.string(),
          name: z.string(),
          /** Without the plus sign. */
          countryCode: optional(z.string().check(z.regex(/^\d{1,4}$/))),
        }),
      ),
    }),
  ),
});
