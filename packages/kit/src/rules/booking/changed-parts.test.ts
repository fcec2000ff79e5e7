import { describe, expect, it } from 'vitest';
import { changedParts } from './changed-parts.ts';

const adult = {
  kind: 'adults',
  count: 2,
  each: { fare: 100_00, taxes: [{ code: 'CN', amount: 50_00 }], total: 150_00 },
} as const;
const child = { kind: 'children', count: 1, each: { fare: 50_00, taxes: [], total: 50_00 } } as const;
const prices = [adult, child];

describe('parts of a price that has changed', () => {
  it('add the difference to the fare as it was offered, and leave each tax', () => {
    expect(changedParts({ was: 350_00, is: 380_00 }, 'fare', prices)).toEqual([
      { of: 'fare', was: 250_00, is: 280_00 },
      { of: 'tax', code: 'CN', was: 100_00, is: 100_00 },
    ]);
  });

  it('take the difference from the fare as it is now', () => {
    expect(changedParts({ was: 320_00, is: 350_00 }, 'fare', prices)[0]).toEqual({
      of: 'fare',
      was: 220_00,
      is: 250_00,
    });
  });

  it('tell all taxes together where they have changed', () => {
    expect(changedParts({ was: 350_00, is: 340_00 }, 'taxes', prices)).toEqual([
      { of: 'fare', was: 250_00, is: 250_00 },
      { of: 'taxes', was: 100_00, is: 90_00 },
    ]);
  });

  it('are none where the sums make up neither price, or the airline names another part', () => {
    expect(changedParts({ was: 340_00, is: 360_00 }, 'fare', prices)).toEqual([]);
    expect(changedParts({ was: 350_00, is: 360_00 }, 'insurance', prices)).toEqual([]);
    expect(changedParts({ was: 350_00, is: 360_00 }, undefined, prices)).toEqual([]);
  });
});
