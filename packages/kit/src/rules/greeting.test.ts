import { describe, expect, it } from 'vitest';
import { dayPartOf, dayParts } from './greeting.ts';

describe('dayPartOf', () => {
  it.each([
    [0, 'night'],
    [4, 'night'],
    [5, 'morning'],
    [10, 'morning'],
    [11, 'noon'],
    [12, 'noon'],
    [13, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [22, 'evening'],
    [23, 'night'],
  ] as const)('%i o’clock is %s', (hour, part) => expect(dayPartOf(hour)).toBe(part));

  it('names every part of the day once in 24 hours', () => {
    const seen = new Set(Array.from({ length: 24 }, (_, hour) => dayPartOf(hour)));
    expect([...seen].sort()).toEqual([...dayParts].sort());
  });
});
