import { addDays } from '@mapp/kit/rules';
import { describe, expect, it } from 'vitest';
import { airfieldOf } from './airfields.ts';
import { allServices, serviceOf, servicesOf } from './services.ts';
import { departuresOf, waysOf } from './ways.ts';

const week = Array.from({ length: 7 }, (_, at) => addDays('2026-06-08', at));

describe('the timetable', () => {
  const services = allServices();

  it('has each number once, between two airports of two cities', () => {
    expect(new Set(services.map(({ flightNo }) => flightNo)).size).toBe(services.length);
    for (const { from, to } of services) expect(airfieldOf(from)?.city).not.toBe(airfieldOf(to)?.city);
  });

  it('is believable', () => {
    for (const { flightNo, minutes, departs, weekdays, landings } of services) {
      expect(flightNo).toMatch(/^(MU|CA)\d{3,4}$/);
      expect(minutes).toBeGreaterThanOrEqual(50);
      expect(minutes).toBeLessThan(1000);
      expect(departs).toBeLessThan(1440);
      expect(weekdays.length).toBeGreaterThan(0);
      for (const stop of landings) expect([stop.out > stop.in, stop.out < minutes]).toEqual([true, true]);
    }
  });

  it('flies on its days of operation alone', () => {
    const some = services.find(({ weekdays }) => weekdays.length < 7);
    const flown = week.filter((day) =>
      departuresOf(some?.from ?? '', some?.to ?? '', day).some(({ service }) => service === some),
    );
    expect(flown).toHaveLength(some?.weekdays.length ?? 0);
  });

  it.each([
    ['MU5101', 'SHA', 'PEK', 480],
    ['MU5102', 'PEK', 'SHA', 1110],
    ['MU5995', 'SHA', 'CAN', 475],
    ['MU5217', 'PVG', 'URC', 500],
  ])('has %s from %s to %s', (flightNo, from, to, departs) =>
    expect(serviceOf(flightNo)).toMatchObject({ from, to, departs }),
  );

  it('knows a flight by its number as it does by its route', () => {
    for (const service of services.slice(0, 200))
      expect(servicesOf(service.from, service.to)).toContain(serviceOf(service.flightNo));
  });
});

describe('ways', () => {
  it.each([
    ['SHA', 'PEK'],
    ['BJS', 'SYX'],
    ['SHA', 'SYX'],
    ['PVG', 'LAX'],
    ['HGH', 'LXA'],
    ['NKG', 'URC'],
  ])('from %s to %s lead there, with time to change', (from, to) => {
    const ways = week.flatMap((day) => waysOf(from, to, day));
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways)
      way.forEach((one, at) => {
        const before = way[at - 1];
        if (!before) return;
        expect(one.service.from).toBe(before.service.to);
        expect(one.departs - before.arrives).toBeGreaterThanOrEqual(50 * 60_000);
        expect(one.departs - before.arrives).toBeLessThanOrEqual(300 * 60_000);
      });
  });

  it('are none within a city, nor where nobody flies', () => {
    expect(waysOf('SHA', 'PVG', '2026-06-08')).toEqual([]);
    expect(waysOf('SHA', 'XXX', '2026-06-08')).toEqual([]);
  });
});
