import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createGeometry } from '../virtual-list/geometry.ts';
import { beginRows, nextRows } from './rows.ts';

const geometry = createGeometry(new Uint8Array(1000), [50]);

it('draws nothing anew while the drawn rows are enough', () => {
  expect(nextRows(geometry, 1000, { first: 0, end: 24 }, { top: 0, bottom: 800 })).toBeUndefined();
  expect(
    nextRows(geometry, 1000, { first: 976, end: 1000 }, { top: 49_200, bottom: 50_000 }),
  ).toBeUndefined();
});

it('tells a jump from a scroll', () => {
  expect(nextRows(geometry, 1000, { first: 0, end: 24 }, { top: 300, bottom: 1100 })?.far).toBe(false);
  expect(nextRows(geometry, 1000, { first: 0, end: 24 }, { top: 9000, bottom: 9800 })?.far).toBe(true);
});

it('covers what can be seen, wherever that is', () => {
  fc.assert(
    fc.property(fc.nat(49_000), fc.nat(900), fc.nat(1000), (top, first, height) => {
      const drawn = { first, end: first + 24 };
      const next = nextRows(geometry, 1000, drawn, { top, bottom: top + height }) ?? drawn;
      expect(geometry.offset(next.first)).toBeLessThanOrEqual(top);
      expect(geometry.offset(next.end)).toBeGreaterThanOrEqual(Math.min(50_000, top + height));
    }),
  );
});

it('draws at a beginning no more than lets the drawn rows be enough', () => {
  fc.assert(
    fc.property(fc.nat(2000), (bottom) => {
      const drawn = beginRows(geometry, bottom);
      const view = { top: 0, bottom };
      expect(nextRows(geometry, 1000, drawn, view)).toBeUndefined();
      expect(nextRows(geometry, 1000, { first: 0, end: drawn.end - 2 }, view)).toBeDefined();
    }),
  );
});
