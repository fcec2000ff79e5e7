import { allCities } from '@mapp/kit/rules/cities';
import { describe, expect, it } from 'vitest';
import { instantOf, writtenIn, zoneOf } from './zones.ts';

const airports = allCities.cities.flatMap(({ country, airports: own }) =>
  own.map(({ code }) => ({ code, country })),
);

describe('the zones', () => {
  it('are known of every airport, and by every device', () => {
    const zones = new Set(airports.map(({ code }) => zoneOf(code)));
    for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    expect(zones.size).toBeGreaterThan(300);
  });

  it('are one in the mainland, Xinjiang included', () => {
    const mainland = airports.filter(({ country }) => country === 'CN').map(({ code }) => zoneOf(code));
    expect(new Set(mainland)).toEqual(new Set(['Asia/Shanghai']));
    expect(zoneOf('URC')).toBe('Asia/Shanghai');
  });

  it('follow codes that were handed on', () => expect(zoneOf('FRU')).toBe('Asia/Bishkek'));

  it('are asked for airports alone', () => expect(() => zoneOf('XXX')).toThrow('XXX'));
});

describe('summer time', () => {
  it.each([
    ['CDG', '2026-03-28', '2026-03-28T10:00:00+01:00'],
    ['CDG', '2026-03-29', '2026-03-29T10:00:00+02:00'],
    ['CDG', '2026-10-24', '2026-10-24T10:00:00+02:00'],
    ['CDG', '2026-10-25', '2026-10-25T10:00:00+01:00'],
    ['LAX', '2026-03-07', '2026-03-07T10:00:00-08:00'],
    ['LAX', '2026-03-08', '2026-03-08T10:00:00-07:00'],
    ['LAX', '2026-10-31', '2026-10-31T10:00:00-07:00'],
    ['LAX', '2026-11-01', '2026-11-01T10:00:00-08:00'],
    ['SYD', '2026-04-04', '2026-04-04T10:00:00+11:00'],
    ['SYD', '2026-04-05', '2026-04-05T10:00:00+10:00'],
    ['SYD', '2026-10-03', '2026-10-03T10:00:00+10:00'],
    ['SYD', '2026-10-04', '2026-10-04T10:00:00+11:00'],
  ])('in %s on %s', (code, day, written) => {
    const zone = zoneOf(code);
    expect(writtenIn(zone, instantOf(zone, day, 600))).toBe(written);
  });

  it.each([
    ['the hour that is left out', 'CDG', '2026-03-29', 150, '2026-03-29T03:30:00+02:00'],
    ['the hour that comes twice', 'CDG', '2026-10-25', 150, '2026-10-25T02:30:00+02:00'],
    ['the same in the west', 'LAX', '2026-11-01', 90, '2026-11-01T01:30:00-07:00'],
    ['the same in the south', 'SYD', '2026-04-05', 150, '2026-04-05T02:30:00+11:00'],
  ])('%s', (_, code, day, minutes, written) => {
    const zone = zoneOf(code);
    expect(writtenIn(zone, instantOf(zone, day, minutes))).toBe(written);
  });
});
