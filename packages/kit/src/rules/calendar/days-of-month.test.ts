import { describe, expect, it } from 'vitest';
import { dayOfMonth, daysHeldBy } from './days-of-month.ts';

const nothing = { out: undefined, back: undefined };

describe('a day of a month', () => {
  it('is itself in its month, and none in another', () => {
    expect(dayOfMonth('2026-06', '2026-06-30')).toBe('2026-06-30');
    expect(dayOfMonth('2026-06', '2026-07-01')).toBeUndefined();
  });
});

describe('the chosen days that a month holds', () => {
  const trip = { out: '2026-06-20', back: '2026-08-05' };

  it('are none before anything is chosen', () => {
    expect(daysHeldBy('2026-06', {})).toEqual(nothing);
  });

  it('are none before the first and after the last', () => {
    expect(daysHeldBy('2026-05', trip)).toEqual(nothing);
    expect(daysHeldBy('2026-09', trip)).toEqual(nothing);
  });

  it('are cut to the day next to the month where they lie beyond it', () => {
    expect(daysHeldBy('2026-06', trip)).toEqual({ out: '2026-06-20', back: '2026-07-01' });
    expect(daysHeldBy('2026-07', trip)).toEqual({ out: '2026-06-30', back: '2026-08-01' });
    expect(daysHeldBy('2026-08', trip)).toEqual({ out: '2026-07-31', back: '2026-08-05' });
  });

  it('are the same for a month in between, whatever the last day is', () => {
    expect(daysHeldBy('2026-07', { ...trip, back: '2026-08-31' })).toEqual(daysHeldBy('2026-07', trip));
  });

  it('are of the way out alone while there is no way back', () => {
    expect(daysHeldBy('2026-06', { out: '2026-06-20' })).toEqual({ out: '2026-06-20', back: undefined });
    expect(daysHeldBy('2026-07', { out: '2026-06-20' })).toEqual(nothing);
  });
});
