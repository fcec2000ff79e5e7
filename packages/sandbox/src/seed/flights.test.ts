import { describe, expect, it } from 'vitest';
import { distanceOf } from './airports.ts';
import { tripOf } from '../stops.ts';
import { abroad, arrivalOf, domestic, earned, flyingMinutes, onward, type Flight } from './flights.ts';

const flightOf = (flightNo: string): Flight => {
  const found = [...domestic, ...abroad].find((flight) => flight.flightNo === flightNo);
  if (!found) throw new Error(`No flight ${flightNo}`);
  return found;
};

describe('distances', () => {
  it.each([
    ['PEK', 'SHA', 1076],
    ['PVG', 'SVO', 6800],
    ['PVG', 'NRT', 1800],
  ] as const)('%s to %s is about %i km', (from, to, kilometres) => {
    expect(Math.abs(distanceOf(from, to) - kilometres)).toBeLessThan(kilometres * 0.02);
    expect(distanceOf(to, from)).toBe(distanceOf(from, to));
  });
});

describe('times', () => {
  it('are plausible for every flight', () => {
    for (const flight of [...domestic, ...abroad, onward]) {
      expect(arrivalOf(flight, '2026-06-01')).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect(flyingMinutes(flight)).toBeGreaterThan(60);
      expect(flyingMinutes(flight)).toBeLessThan(11 * 60);
    }
  });

  it.each([
    ['MU592', '2026-06-02'],
    ['MU5101', '2026-06-01'],
    ['MU5423', '2026-06-01'],
  ])('%s that leaves on 1 June arrives on %s', (flightNo, day) => {
    expect(tripOf(flightOf(flightNo), '2026-06-01', 'en').arrival.time.slice(0, 10)).toBe(day);
  });
});

describe('what a segment earns', () => {
  it('is kilometres by cabin, and the tier’s bonus', () => {
    const shanghai = flightOf('MU5101');
    const distance = distanceOf('PEK', 'SHA');
    expect(earned(shanghai, 'Y', 'SIL', undefined)).toEqual({
      distance,
      farePoint: distance,
      bonusRate: 15,
      bonusPoint: Math.round(distance * 0.15),
      upgradePoint: distance,
      upgradeCount: 1,
    });
    expect(earned(shanghai, 'F', 'STD', 'BROIII')).toMatchObject({
      farePoint: Math.round(distance * 1.5),
      bonusRate: 5,
    });
    expect(earned(shanghai, 'L', 'CHD', 'BROIIC')).toMatchObject({
      farePoint: Math.round(distance * 0.4),
      bonusPoint: 0,
    });
  });

  it('counts no flight for less than 500 km', () => {
    expect(
      earned({ flightNo: 'MU1', from: 'SHA', to: 'HGH', departs: '10:00' }, 'Y', 'STD', undefined).farePoint,
    ).toBe(500);
  });
});
