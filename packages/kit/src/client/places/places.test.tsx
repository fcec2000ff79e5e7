// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../contracts/call.ts';
import {
  airportNearby,
  areaData,
  basicData,
  queryAirportList,
  queryCountry,
  type ServedAirport,
} from '../../contracts/places/places.ts';
import { renderClientHook, pass } from '../render-client-hook.support.tsx';
import {
  citiesOfAirports,
  citiesOfTree,
  useAirportList,
  useCityTree,
  useCountriesOnSale,
  useCountryGroups,
  useFindAirportNearby,
  useLoadAreas,
} from './places.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const cities = { hot: [], groups: [] };

describe.each<[string, Call, object, object, (enabled?: boolean) => unknown]>([
  [
    'the city tree',
    basicData,
    { methodName: 'getallcity_airport_tree' },
    { cityTree: { inner: cities, outer: cities } },
    useCityTree,
  ],
  [
    'countries',
    basicData,
    { methodName: 'getallcountrygroupbyfirstchar' },
    { countryGroups: [] },
    useCountryGroups,
  ],
  ['airports', queryAirportList, {}, { list: [] }, useAirportList],
])('%s', (_, call, payload, data, hook) => {
  it('are asked for once while a page is open, by guests too', async () => {
    const trial = renderClientHook({ token: '', answers: [[call, () => ({ data })]] });
    trial.render(() => hook());
    await pass(86_400_000);
    trial.render(() => hook());
    expect(trial.sent).toEqual([{ call: call.name, payload, how: {} }]);
  });

  it('wait until they are wanted', () => {
    const trial = renderClientHook();
    trial.render(() => hook(false));
    expect(trial.sent).toEqual([]);
  });
});

describe('what the site can do without', () => {
  it('countries on sale are asked for once, in silence', async () => {
    const trial = renderClientHook({
      token: '',
      answers: [[queryCountry, () => ({ data: { countries: [] } })]],
    });
    trial.render(() => useCountriesOnSale());
    await pass(86_400_000);
    expect(trial.sent).toEqual([{ call: 'queryCountry', payload: {}, how: { announce: 'silent' } }]);
  });

  it('areas are loaded once, in silence', async () => {
    const areas = { province_list: { '310000': '上海市' }, city_list: {}, county_list: {} };
    const trial = renderClientHook({ token: '', answers: [[areaData, () => ({ data: areas })]] });
    const { result } = trial.render(() => useLoadAreas());
    expect(trial.sent).toEqual([]);
    await expect(result.current()).resolves.toEqual(areas);
    await expect(result.current()).resolves.toEqual(areas);
    expect(trial.sent).toEqual([{ call: 'areaData', payload: {}, how: { announce: 'silent' } }]);
  });

  it('areas that do not come are told to who wanted them, and asked for again', async () => {
    const trial = renderClientHook({ token: '', answers: [[areaData, () => ({ code: '-1' })]] });
    const { result } = trial.render(() => useLoadAreas());
    await expect(result.current()).rejects.toThrow('areaData: refused');
    await expect(result.current()).rejects.toThrow('areaData: refused');
    expect(trial.sent).toHaveLength(2);
  });
});

describe('the nearest airport', () => {
  const at = { north: 31.234567, east: -121.476543 };
  const rounded = { latitude: 31.23, longitude: -121.48 };

  it('is asked for by about a kilometre', async () => {
    const found = { airportCode: 'SHA', airportName: '虹桥', cityCode: 'SHA', cityName: '上海' };
    const trial = renderClientHook({ answers: [[airportNearby, () => ({ data: found })]] });
    const { result } = trial.render(useFindAirportNearby);
    await expect(result.current(at)).resolves.toEqual(found);
    expect(trial.sent).toEqual([{ call: 'airportNearby', payload: rounded, how: { announce: 'silent' } }]);
  });

  it('is found or not without a word', async () => {
    const trial = renderClientHook({ answers: [[airportNearby, () => ({ code: '-1' })]] });
    const { result } = trial.render(useFindAirportNearby);
    await expect(result.current(at)).rejects.toMatchObject({ failure: { kind: 'refused' } });
    expect(trial.told.notify).not.toHaveBeenCalled();
  });

  it('is given up when nobody waits for it any more', async () => {
    const { result } = renderClientHook().render(useFindAirportNearby);
    const leaving = new AbortController();
    const finding = result.current(at, { signal: leaving.signal });
    leaving.abort();
    await expect(finding).rejects.toMatchObject({ failure: { kind: 'aborted' } });
  });
});

const airport = (airportCode: string, city: string): ServedAirport => ({
  airportCode,
  airportName: `机场${airportCode}`,
  airportNameEn: `Airport ${airportCode}`,
  cityCode: city,
  cityName: `城${city}`,
  cityNameEn: `City ${city}`,
  nationCode: 'CN',
});
const served = (code: string, ...airports: string[]) => ({
  code,
  name: `城${code}`,
  english: `City ${code}`,
  country: 'CN',
  airports: airports.map((each) => ({ code: each, name: `机场${each}`, english: `Airport ${each}` })),
});

it('the airports of a list stand with their cities', () => {
  expect(citiesOfAirports([airport('PVG', 'SHA'), airport('CAN', 'CAN'), airport('SHA', 'SHA')])).toEqual([
    served('SHA', 'PVG', 'SHA'),
    served('CAN', 'CAN'),
  ]);
});

it('the cities of a tree are those within the country and those beyond', () => {
  const city = (code: string) => ({ ...airport(code, code), airports: [airport(code, code)] });
  const group = (...codes: string[]) => ({ letter: 'A', cities: codes.map(city) });
  const tree = {
    inner: { hot: ['AAA'], groups: [group('AAA', 'BBB'), group('CCC')] },
    outer: { hot: [], groups: [group('DDD')] },
  };
  expect(citiesOfTree(tree)).toEqual(['AAA', 'BBB', 'CCC', 'DDD'].map((code) => served(code, code)));
});
