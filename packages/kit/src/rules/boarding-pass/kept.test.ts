import { describe, expect, it } from 'vitest';
import { keptUntil } from './kept.ts';

describe('how long a pass stays on the device', () => {
  it.each([
    ['one flight', ['2026-06-02T10:15:00+08:00'], '2026-06-04T00:00:00+08:00'],
    ['a landing before midnight', ['2026-06-02T23:59:00+08:00'], '2026-06-04T00:00:00+08:00'],
    [
      'the last of several, by the clock there',
      ['2026-06-02T10:15:00+08:00', '2026-06-01T17:50:00-07:00'],
      '2026-06-04T00:00:00+08:00',
    ],
    ['an arrival in the west', ['2026-06-02T17:50:00-07:00'], '2026-06-04T00:00:00-07:00'],
    ['the end of a month', ['2026-06-30T10:15:00Z'], '2026-07-02T00:00:00Z'],
  ])('%s', (_, arrivals, until) => {
    expect(new Date(keptUntil(arrivals)).toISOString()).toBe(new Date(until).toISOString());
  });

  it('nothing flown, nothing kept', () => {
    expect(keptUntil([])).toBe(0);
  });
});
