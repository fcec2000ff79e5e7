import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginOf, itemAt, layOut, rowOf } from './layout.ts';

const layout = layOut([{ items: ['x'] }, { letter: 'A', items: ['a', 'b'] }, { letter: 'B', items: ['c'] }]);

describe('rows of groups', () => {
  it('are heads and items one below the other', () => {
    expect([...layout.kinds]).toEqual([1, 0, 1, 1, 0, 1]);
    expect(layout.total).toBe(4);
    expect(layout.starts).toEqual([0, 1, 4, 6]);
    expect(beginOf(layout, 2)).toEqual({ row: 5, place: 3 });
    expect([0, 1, 2, 3].map((place) => rowOf(layout, place))).toEqual([0, 2, 3, 5]);
    expect([0, 1, 2, 3, 4, 5, 6].map((row) => itemAt(layout, row)?.item)).toEqual([
      'x',
      undefined,
      'a',
      'b',
      undefined,
      'c',
      undefined,
    ]);
  });

  it('are none where there is no group', () => {
    const none = layOut([]);
    expect([none.kinds.length, none.total, itemAt(none, 0)]).toEqual([0, 0, undefined]);
  });

  it('lead from each place to its item and back', () => {
    const group = fc.record({
      letter: fc.option(fc.string(), { nil: undefined }),
      size: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(group, { maxLength: 8 }), (sizes) => {
        let next = 0;
        const made = layOut(
          sizes.map(({ letter, size }) => ({
            ...(letter !== undefined && { letter }),
            items: Array.from({ length: size }, () => next++),
          })),
        );
        for (let place = 0; place < made.total; place += 1) {
          expect(itemAt(made, rowOf(made, place))).toEqual({ item: place, place });
        }
      }),
    );
  });
});
