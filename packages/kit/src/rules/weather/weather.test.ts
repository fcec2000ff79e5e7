import { describe, expect, it } from 'vitest';
import { windPoint } from './kinds.ts';
import { pressureIn, visibilityOf, wholeDegrees, windForce, windIn } from './units.ts';

describe('wind', () => {
  it.each([
    [0, 'n'],
    [22, 'n'],
    [23, 'ne'],
    [90, 'e'],
    [225, 'sw'],
    [337, 'nw'],
    [338, 'n'],
    [-45, 'nw'],
    [720, 'n'],
  ])('from %d degrees is that of %s', (degrees, point) => expect(windPoint(degrees)).toBe(point));

  it.each([
    [0, 0],
    [0.2, 0],
    [0.3, 1],
    [5.4, 3],
    [5.5, 4],
    [32.6, 11],
    [32.7, 12],
    [80, 12],
  ])('of %d m/s has the force %d', (speed, force) => expect(windForce(speed)).toBe(force));

  it('is told in the unit of the language', () => {
    expect(windIn(5.5, 'zh')).toEqual({ value: 4, unit: 'force' });
    expect(windIn(5.5, 'en')).toEqual({ value: 20, unit: 'kmh' });
    for (const language of ['ja', 'ko', 'ru'] as const)
      expect(windIn(5.5, language)).toEqual({ value: 6, unit: 'ms' });
  });
});

describe('pressure', () => {
  it('is mercury in Russian alone', () => {
    expect(pressureIn(1013.25, 'ru')).toEqual({ value: 760, unit: 'mmHg' });
    expect(pressureIn(1013.25, 'zh')).toEqual({ value: 1013, unit: 'hPa' });
  });
});

describe('visibility', () => {
  it.each([
    [0, 0, 'm', false],
    [347, 350, 'm', false],
    [1000, 1, 'km', false],
    [4260, 4.3, 'km', false],
    [9999, 10, 'km', false],
    [10_000, 10, 'km', true],
    [50_000, 10, 'km', true],
  ])('of %d m is %d %s', (metres, value, unit, orMore) =>
    expect(visibilityOf(metres)).toEqual({ value, unit, orMore }),
  );
});

it('has no minus nought', () => {
  expect(Object.is(wholeDegrees(-0.2), 0)).toBe(true);
  expect(wholeDegrees(-0.6)).toBe(-1);
});
