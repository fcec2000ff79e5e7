import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGeometry } from './geometry.ts';

describe('geometry of a long list', () => {
  it('stands on estimates until rows are measured', () => {
    const geometry = createGeometry(Uint8Array.from([0, 1, 1, 0, 1]), [40, 60]);
    expect(geometry.total()).toBe(260);
    expect(geometry.usual()).toEqual([40, 60]);
    expect([0, 39, 40, 99, 100, 259, 999, -5].map(geometry.indexAt)).toEqual([0, 0, 1, 1, 2, 4, 4, 0]);
    expect(geometry.measure(1, 80)).toBe(true);
    expect(geometry.measure(1, 80)).toBe(false);
    expect(geometry.measure(2, 0)).toBe(false);
    expect(geometry.offset(2)).toBe(120);
    geometry.learn();
    expect(geometry.total()).toBe(40 + 80 + 80 + 40 + 80);
    expect(geometry.usual()).toEqual([40, 80]);
    geometry.forget();
    expect(geometry.measured(1)).toBe(false);
  });

  it('begins with what was measured before, where the kinds are the same', () => {
    const kinds = Uint8Array.from([0, 1, 1, 0]);
    const before = createGeometry(kinds, [40, 60]);
    before.measure(1, 90);
    before.learn();
    before.measure(2, 100);
    const again = createGeometry(kinds, [40, 60], before);
    expect(again.total()).toBe(40 + 90 + 100 + 40);
    expect(again.measured(1)).toBe(false);
    // What is recalled outlasts what is learned of the rest, and the list after this one.
    again.measure(0, 50);
    again.learn();
    expect(again.total()).toBe(50 + 90 + 100 + 50);
    expect(createGeometry(kinds, [40, 60], again).total()).toBe(again.total());
    // Of other rows the usual heights alone.
    expect(createGeometry(Uint8Array.from([1, 1]), [40, 60], before).total()).toBe(180);
    again.forget();
    expect([0, 1, 2, 3].map(again.seen)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('always finds the row that covers a distance', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 80 }),
        fc.array(fc.tuple(fc.nat(79), fc.integer({ min: 1, max: 500 })), { maxLength: 40 }),
        fc.nat(20_000),
        (estimates, measures, distance) => {
          const geometry = createGeometry(
            Uint8Array.from(estimates, (_, index) => index),
            estimates,
          );
          for (const [index, height] of measures)
            if (index < estimates.length) geometry.measure(index, height);
          const index = geometry.indexAt(distance);
          expect(geometry.offset(index)).toBeLessThanOrEqual(distance);
          if (distance < geometry.total()) expect(geometry.offset(index + 1)).toBeGreaterThan(distance);
        },
      ),
    );
  });

  it('is empty for no rows', () => {
    const geometry = createGeometry(new Uint8Array(0), [1]);
    expect([geometry.total(), geometry.indexAt(10), geometry.offset(3)]).toEqual([0, 0, 0]);
  });
});
