import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dotSize, drawnLetters, letterAt } from './letters.ts';

describe('drawnLetters', () => {
  it.each([
    [0, 500, 24, []],
    [1, 500, 24, [0]],
    [4, 96, 24, [0, 1, 2, 3]],
    [9, 152, 24, [0, 2, 4, 6, 8]],
    [26, 10, 24, [0, 25]],
  ])('of %d in %d px, each %d px', (count, room, cell, drawn) => {
    expect(drawnLetters(count, room, cell)).toEqual(drawn);
  });

  it('are in order, with the first and the last, and have room', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        fc.nat(2000),
        fc.integer({ min: 24, max: 60 }),
        (count, room, cell) => {
          const drawn = drawnLetters(count, room, cell);
          expect(drawn).toEqual([...new Set(drawn)].toSorted((a, b) => a - b));
          expect([drawn[0], drawn.at(-1)]).toEqual([0, count - 1]);
          const dots = drawn.filter((letter, at) => at > 0 && letter - (drawn[at - 1] ?? 0) > 1).length;
          if (drawn.length > 2) expect(drawn.length * cell + dots * dotSize).toBeLessThanOrEqual(room);
        },
      ),
    );
  });
});

describe('letterAt', () => {
  const drawn = [
    { letter: 0, at: 12 },
    { letter: 1, at: 36 },
    { letter: 4, at: 66 },
  ];

  it.each([
    [-50, 0],
    [12, 0],
    [23, 0],
    [25, 1],
    [36, 1],
    [45, 2],
    [55, 3],
    [66, 4],
    [900, 4],
  ])('at %d px is %d', (height, letter) => expect(letterAt(height, drawn).letter).toBe(letter));

  it('is the first where there is one, or none', () => {
    expect(letterAt(40, [{ letter: 0, at: 12 }])).toEqual({ letter: 0, at: 12 });
    expect(letterAt(40, []).letter).toBe(0);
  });
});
