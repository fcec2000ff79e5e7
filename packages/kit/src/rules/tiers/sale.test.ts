import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingOf, type TierMeasure } from './progress.ts';
import {
  flownPercent,
  isPointsOnly,
  makeUpParts,
  makeUpTotal,
  orderOfPurchase,
  pointsMissing,
  waitingBefore,
  type MakeUpRates,
} from './sale.ts';

const yuan = (amount: number) => ({ amount, currency: 'CNY' });
const rates: MakeUpRates = {
  points: { price: yuan(2000), step: 100 },
  segments: { price: yuan(30_000), step: 1 },
};
const measures = (points: number, segments: number): TierMeasure[] => [
  { kind: 'points', have: points, need: 25_000 },
  { kind: 'segments', have: segments, need: 25 },
];

describe('making up what is missing', () => {
  it('charges a begun step whole, and nothing for what has been reached', () => {
    const parts = makeUpParts(measures(24_899, 25), rates);
    expect(parts.map(({ price }) => price.amount)).toEqual([4000, 0]);
    expect(makeUpTotal(parts, 'CNY')).toEqual(yuan(4000));
  });

  it('property: costs nothing only where nothing is missing, and never less for more', () => {
    const points = fc.integer({ min: 0, max: 40_000 });
    const segments = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(points, segments, points, (have, count, more) => {
        const total = makeUpTotal(makeUpParts(measures(have, count), rates), 'CNY').amount;
        const nothing = measures(have, count).every((measure) => missingOf(measure) === 0);
        expect(total === 0).toBe(nothing);
        expect(
          makeUpTotal(makeUpParts(measures(have + more, count), rates), 'CNY').amount,
        ).toBeLessThanOrEqual(total);
      }),
    );
  });

  it('goes by the measure that is furthest behind, and rounds down', () => {
    expect(flownPercent(measures(14_999, 25))).toBe(59);
    expect(flownPercent(measures(15_000, 25))).toBe(60);
    expect(flownPercent(measures(30_000, 30))).toBe(100);
    expect(flownPercent([])).toBe(100);
  });

  it('property: reaches a bound when both measures do', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 25_000 }), fc.integer({ min: 0, max: 25 }), (have, count) => {
        const both = have * 100 >= 60 * 25_000 && count * 100 >= 60 * 25;
        expect(flownPercent(measures(have, count)) >= 60).toBe(both);
      }),
    );
  });
});

describe('a price', () => {
  it('is short of points only by what is missing, an overdrawn account by all of it', () => {
    expect(pointsMissing({ points: 20_000 }, 23_687)).toBe(0);
    expect(pointsMissing({ points: 80_000 }, 72_984)).toBe(7016);
    expect(pointsMissing({ points: 20_000 }, -500)).toBe(20_000);
  });

  it('is paid at the cashier where money is part of it', () => {
    expect(isPointsOnly({ points: 100 })).toBe(true);
    expect(isPointsOnly({ points: 100, cash: yuan(0) })).toBe(true);
    expect(isPointsOnly({ points: 0, cash: yuan(1) })).toBe(false);
  });
});

describe('an order', () => {
  it('stands against another of its sort while it waits', () => {
    const extend = { kind: 'extend' as const };
    const paid = { kind: 'superMember' as const };
    expect(waitingBefore([paid, extend], 'raise')).toBe(extend);
    expect(waitingBefore([paid], 'raise')).toBeUndefined();
    expect(waitingBefore([extend, paid], 'superMember')).toBe(paid);
  });

  it('is found by its purchase', () => {
    const orders = [{ purchaseId: 'one' }, { purchaseId: 'two' }];
    expect(orderOfPurchase(orders, 'two')).toBe(orders[1]);
    expect(orderOfPurchase(orders, 'three')).toBeUndefined();
  });
});
