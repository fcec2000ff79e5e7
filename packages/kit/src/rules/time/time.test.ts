import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atPlace, daysAway, daysLater, localTime, minutesBetween, untilDeparture } from './time.ts';

const now = (instant: string) => Date.parse(instant);

describe('untilDeparture', () => {
  it.each([
    ['2026-06-01T10:00:00+08:00', { kind: 'departed' }],
    ['2026-06-01T09:00:00+08:00', { kind: 'departed' }],
    ['2026-06-01T10:00:30+08:00', { kind: 'minutes', minutes: 0 }],
    ['2026-06-01T10:59:59+08:00', { kind: 'minutes', minutes: 59 }],
    ['2026-06-01T11:00:00+08:00', { kind: 'today', hours: 1 }],
    ['2026-06-01T23:59:00+08:00', { kind: 'today', hours: 13 }],
    ['2026-06-02T00:00:00+08:00', { kind: 'tomorrow', hours: 14 }],
    ['2026-06-02T08:00:00+08:00', { kind: 'tomorrow', hours: 22 }],
    ['2026-06-03T00:05:00+08:00', { kind: 'days', days: 2 }],
    ['2026-07-01T08:00:00+08:00', { kind: 'days', days: 30 }],
  ] as const)('seen at 10:00, a departure at %s', (departure, expected) => {
    expect(untilDeparture(departure, now('2026-06-01T10:00:00+08:00'))).toEqual(expected);
  });

  it('counts days in the calendar of the departure airport', () => {
    expect(untilDeparture('2026-06-01T22:00:00-07:00', now('2026-06-02T09:00:00+08:00'))).toEqual({
      kind: 'today',
      hours: 4,
    });
  });

  it('never says today for another local date, nor departed before the time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 * 24 * 60 }),
        fc.integer({ min: -12, max: 14 }),
        (minutes, zone) => {
          const start = now('2026-06-01T02:00:00Z');
          const offset = `${zone < 0 ? '-' : '+'}${String(Math.abs(zone)).padStart(2, '0')}:00`;
          const shifted = (time: number) => new Date(time + zone * 3_600_000).toISOString().slice(0, 19);
          const departure = `${shifted(start + minutes * 60_000)}${offset}`;
          const found = untilDeparture(departure, start);
          expect(found.kind).not.toBe('departed');
          const sameDay = localTime(departure).day === shifted(start).slice(0, 10);
          if (found.kind === 'today') expect(sameDay).toBe(true);
          if (found.kind === 'tomorrow' || found.kind === 'days') expect(sameDay).toBe(false);
        },
      ),
    );
  });
});

describe('times of a journey', () => {
  it('reads the airport’s own clock', () =>
    expect(localTime('2026-06-02T08:05:00-05:00')).toEqual({ day: '2026-06-02', time: '08:05' }));
  it('measures across offsets', () =>
    expect(minutesBetween('2026-06-02T08:00:00+08:00', '2026-06-02T12:30:00+09:00')).toBe(210));
  it.each([
    ['2026-06-02T08:00:00+08:00', '2026-06-02T10:15:00+08:00', 0],
    ['2026-06-02T23:30:00+08:00', '2026-06-03T06:10:00+09:00', 1],
    ['2026-06-02T13:00:00+08:00', '2026-06-02T09:00:00-07:00', 0],
    ['2026-06-02T01:00:00+12:00', '2026-06-01T17:00:00-10:00', -1],
  ])('%s to %s is %i days later', (departure, arrival, days) =>
    expect(daysLater(departure, arrival)).toBe(days),
  );
});

describe('ways around the world', () => {
  it.each([
    ['HND–LAX', '2026-11-24T00:05+09:00', '2026-11-23T17:00-08:00', 595, -1],
    ['LAX–AKL', '2026-11-23T22:30-08:00', '2026-11-25T08:30+13:00', 780, 2],
    ['AKL–HNL, the clock runs back', '2026-11-24T23:55+13:00', '2026-11-24T09:05-10:00', 490, 0],
    ['JFK–PVG, clocks change that night', '2026-03-08T01:30-05:00', '2026-03-09T05:30+08:00', 900, 1],
    ['KMG–KTM, a quarter of an hour', '2026-05-01T12:30+08:00', '2026-05-01T13:20+05:45', 185, 0],
    ['SHA–URC, one time for all', '2026-06-01T08:00+08:00', '2026-06-01T13:10+08:00', 310, 0],
    ['a wait in LHR, clocks go back', '2026-10-25T01:50+01:00', '2026-10-25T01:20+00:00', 30, 0],
    ['PVG–CDG, summer time begins', '2026-03-29T00:05+08:00', '2026-03-29T06:20+02:00', 735, 0],
    ['PPT–NRT, over the date line', '2026-12-31T23:10-10:00', '2027-01-02T06:05+09:00', 715, 2],
  ])('%s', (_, departs, arrives, minutes, days) => {
    expect(minutesBetween(departs, arrives)).toBe(minutes);
    expect(daysLater(departs, arrives)).toBe(days);
    expect(atPlace(Date.parse(arrives), arrives).slice(0, 16)).toBe(arrives.slice(0, 16));
  });
});

describe('a moment at a place', () => {
  it.each([
    ['2026-06-02T08:00:00+08:00', '2026-06-01T10:00:00+08:00'],
    ['2026-06-02T08:00:00-05:30', '2026-05-31T20:30:00-05:30'],
    ['2026-06-02T08:00:00Z', '2026-06-01T02:00:00Z'],
  ])('by the clocks of %s', (place, expected) => {
    const at = Date.parse('2026-06-01T02:00:00Z');
    expect(atPlace(at, place)).toBe(expected);
    expect(Date.parse(atPlace(at, place))).toBe(at);
  });
  it('is so many days away', () => {
    const at = Date.parse('2026-06-01T16:30:00Z');
    expect(daysAway('2026-06-02T08:00:00+08:00', at)).toBe(0);
    expect(daysAway('2026-06-02T08:00:00+00:00', at)).toBe(1);
  });
});
