import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isReached,
  missingOf,
  nextTier,
  reachedPart,
  returnsNeeded,
  starOf,
  starSteps,
  tierBelow,
  type TierMeasure,
} from './progress.ts';

const tiers = ['STD', 'SIL', 'GOL', 'PLT'];
const measures = (points: [number, number], segments: [number, number]): TierMeasure[] => [
  { kind: 'points', have: points[0], need: points[1] },
  { kind: 'segments', have: segments[0], need: segments[1] },
];

it('knows the tier below each, but for the first and a child’s', () => {
  expect(['STD', 'SIL', 'GOL', 'PLT', 'CHD'].map(tierBelow)).toEqual([
    undefined,
    'STD',
    'SIL',
    'GOL',
    undefined,
  ]);
});

describe('the next tier', () => {
  it('is the following entry of the list', () => {
    expect(tiers.map((tier) => nextTier(tier, tiers))).toEqual(['SIL', 'GOL', 'PLT', undefined]);
  });

  it('is none for platinum, wherever the list puts it', () => {
    expect(nextTier('PLT', ['PLT', 'GOL'])).toBeUndefined();
  });

  it('is silver for a child', () => {
    expect(nextTier('CHD', ['CHD', 'STD', 'SIL'])).toBe('SIL');
  });

  it('is none for a tier that is not in the list', () => {
    expect(nextTier('XXX', tiers)).toBeUndefined();
  });
});

describe('what is missing', () => {
  it('is never below zero, and the part never above one', () => {
    const over: TierMeasure = { kind: 'points', have: 30_000, need: 25_000 };
    expect(missingOf(over)).toBe(0);
    expect(reachedPart(over)).toBe(1);
    expect(reachedPart({ kind: 'points', have: 5_000, need: 25_000 })).toBe(0.2);
    expect(reachedPart({ kind: 'segments', have: 0, need: 0 })).toBe(1);
  });

  it('is nothing for the tier where one measure is enough, and something where all are asked for', () => {
    const one = measures([25_000, 25_000], [3, 25]);
    expect(isReached(one, 'any')).toBe(true);
    expect(isReached(one, 'all')).toBe(false);
    expect(isReached(measures([24_999, 25_000], [24, 25]), 'any')).toBe(false);
    expect(isReached(measures([25_000, 25_000], [26, 25]), 'all')).toBe(true);
  });
});

describe('returns that close it', () => {
  const flight = { points: 1_000, segments: 1 };

  it('are counted by the slower measure where both are asked for, by the faster where one is enough', () => {
    const open = measures([20_000, 25_000], [23, 25]);
    expect(returnsNeeded(open, 'all', flight)).toBe(3);
    expect(returnsNeeded(open, 'any', flight)).toBe(1);
  });

  it('never end on a route that does not count', () => {
    expect(returnsNeeded(measures([0, 1], [0, 1]), 'all', { points: 0, segments: 1 })).toBe(Infinity);
    expect(returnsNeeded([], 'any', flight)).toBe(Infinity);
    expect(returnsNeeded([], 'all', flight)).toBe(Infinity);
  });

  it('are none for what is reached already, even where the route adds nothing to it', () => {
    const reached = measures([25_000, 25_000], [23, 25]);
    expect(returnsNeeded(reached, 'all', { points: 0, segments: 1 })).toBe(1);
    expect(returnsNeeded(reached, 'any', { points: 0, segments: 1 })).toBe(0);
  });

  it('property: fly the plan and the tier is reached; fly one return less and it is not', () => {
    const part = fc.integer({ min: 0, max: 60_000 });
    const few = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(
        fc.tuple(part, part, few, few),
        fc.integer({ min: 1, max: 9_000 }),
        fc.constantFrom('any' as const, 'all' as const),
        ([havePoints, needPoints, haveSegments, needSegments], points, match) => {
          const open = measures([havePoints, needPoints], [haveSegments, needSegments]);
          const count = returnsNeeded(open, match, { points, segments: 1 });
          const after = (returns: number) =>
            measures(
              [havePoints + returns * 2 * points, needPoints],
              [haveSegments + returns * 2, needSegments],
            );
          expect(isReached(after(count), match)).toBe(true);
          if (count > 0) expect(isReached(after(count - 1), match)).toBe(false);
        },
      ),
    );
  });
});

describe('stars', () => {
  it('are counted from one, for adults and children', () => {
    expect(starSteps.map(starOf)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(starSteps.map((step) => starOf(`${step}C`))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(starOf('BROVII')).toBeUndefined();
    expect(starOf(undefined)).toBeUndefined();
  });
});
