import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guillochePath, type Weave } from './path.ts';

const weave: Weave = {
  width: 360,
  height: 120,
  strands: 16,
  swing: 132,
  middle: { at: 60, bend: 24, length: 180, from: 115 },
  breadth: [8, 26, 13],
};

/** The points that lie on the line: the start of each strand and the end of each curve. */
function points(path: string): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  let at = { x: 0, y: 0 };
  for (const [, command, numbers = ''] of path.matchAll(/([Mq])([^Mq]*)/g)) {
    const values = numbers.trim().split(' ').map(Number);
    const [x = NaN, y = NaN] = values.slice(-2);
    at = command === 'M' ? { x, y } : { x: at.x + x, y: at.y + y };
    found.push(at);
  }
  return found;
}

describe('guillochePath', () => {
  it('is the same each time', () => expect(guillochePath(weave)).toBe(guillochePath({ ...weave })));

  it('draws one strand for each phase', () =>
    expect(guillochePath(weave).match(/M/g)).toHaveLength(weave.strands));

  it('stays small enough to be sent with the page', () =>
    expect(guillochePath(weave).length).toBeLessThan(12_000));

  it('covers the whole width and never leaves the band', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 40, max: 400 }),
        fc.integer({ min: 0, max: 30 }),
        (strands, swing, bend) => {
          const made: Weave = { ...weave, strands, swing, middle: { ...weave.middle, bend } };
          const drawn = points(guillochePath(made));
          const reach = bend + Math.max(...made.breadth) + 1;
          expect(Math.min(...drawn.map(({ x }) => x))).toBeLessThanOrEqual(0);
          expect(Math.max(...drawn.map(({ x }) => x))).toBeGreaterThanOrEqual(made.width);
          for (const { y } of drawn) expect(Math.abs(y - made.middle.at)).toBeLessThanOrEqual(reach);
        },
      ),
    );
  });
});
