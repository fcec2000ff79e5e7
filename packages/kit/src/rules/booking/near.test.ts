import { describe, expect, it } from 'vitest';
import { allCities } from '../places/city-data.ts';
import { distanceBetween } from '../places/cities.ts';
import { airportsOf, changedSearch, daysAround, nearAirports, nearKilometres, nearPairs } from './near.ts';

const { cities } = allCities;
const codesOf = (code: string, most?: number) =>
  nearAirports(cities, code, most).map(({ airport }) => airport.code);

describe('airports nearby', () => {
  it('of Hongqiao begin with the other airport of its city', () => {
    expect(nearAirports(cities, 'SHA')[0]).toMatchObject({ airport: { code: 'PVG' }, city: { code: 'SHA' } });
    expect(codesOf('SHA', 20)).toEqual(expect.arrayContaining(['HGH', 'WUX', 'NKG', 'NGB']));
  });

  it('of a city are near to any of its airports, and none of its own', () => {
    const near = codesOf('BJS', 20);
    expect(near).toContain('TSN');
    expect(near).not.toContain('PEK');
    expect(near).not.toContain('PKX');
  });

  it('are within 300 km, measured once more from the index, and none within it is left out', () => {
    for (const code of ['SHA', 'LXA', 'CDG', 'LAX', 'SYD', 'URC']) {
      const places = airportsOf(cities, code).flatMap(({ airport: { at } }) => (at ? [at] : []));
      const within = cities
        .flatMap(({ airports }) => airports)
        .filter(({ at }) => at && places.some((place) => distanceBetween(place, at) <= nearKilometres))
        .map((airport) => airport.code)
        .filter((each) => !airportsOf(cities, code).some(({ airport }) => airport.code === each));
      expect(codesOf(code, 1000).toSorted()).toEqual(within.toSorted());
    }
  });

  it('come the nearest first', () => {
    const far = nearAirports(cities, 'PEK', 50).map(({ kilometres }) => kilometres);
    expect(far).toEqual(far.toSorted((a, b) => a - b));
  });

  it('of a code that nobody knows are none', () => expect(codesOf('XXX')).toEqual([]));
});

describe('pairs nearby', () => {
  it('change one end each, and never lead from a place to itself', () => {
    for (const { from, to } of nearPairs(cities, 'SHA', 'HGH', 50)) {
      expect([from === 'SHA', to === 'HGH'].filter(Boolean)).toHaveLength(1);
      expect(from).not.toBe(to);
    }
  });
});

describe('days around', () => {
  it('are three on each side', () =>
    expect(daysAround('2026-12-01', '2026-06-01')).toEqual([
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ]));

  it('are none that is over', () => expect(daysAround('2026-06-02', '2026-06-01')[0]).toBe('2026-06-01'));
});

describe('a changed search', () => {
  const search = {
    kind: 'return',
    segments: [
      { from: 'SHA', to: 'LXA', day: '2026-06-08' },
      { from: 'LXA', to: 'SHA', day: '2026-06-10' },
    ],
    adults: 1,
    children: 0,
    infants: 0,
    points: false,
    direct: false,
  } as const;

  it('leads back between its new ends', () =>
    expect(changedSearch(search, { from: 'HGH' })?.segments).toEqual([
      { from: 'HGH', to: 'LXA', day: '2026-06-08' },
      { from: 'LXA', to: 'HGH', day: '2026-06-10' },
    ]));

  it('is none on a day after the way back', () => {
    expect(changedSearch(search, { day: '2026-06-10' })?.segments[0]?.day).toBe('2026-06-10');
    expect(changedSearch(search, { day: '2026-06-11' })).toBeUndefined();
  });

  it('leaves the later segments of several as they are', () => {
    const several = { ...search, kind: 'multi' } as const;
    expect(changedSearch(several, { to: 'CTU' })?.segments[1]).toEqual(search.segments[1]);
  });

  it('changes a later segment, and leaves those before it', () => {
    const [out] = search.segments;
    expect(changedSearch(search, { day: '2026-06-12' }, 2)).toMatchObject({
      kind: 'return',
      segments: [out, { day: '2026-06-12' }],
    });
    const elsewhere = changedSearch(search, { to: 'HGH' }, 2);
    expect(elsewhere).toMatchObject({ kind: 'multi', segments: [out, { to: 'HGH' }] });
    expect(changedSearch(search, { day: '2026-06-01' }, 2)).toBeUndefined();
    expect(changedSearch(search, {}, 3)).toBeUndefined();
  });
});
