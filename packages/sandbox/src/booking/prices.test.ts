import { describe, expect, it } from 'vitest';
import { passengerPrice, partyTotal } from './prices.ts';
import { taxesOf } from './taxes.ts';

const far = [{ kilometres: 1200, domestic: true }];
const near = [{ kilometres: 800, domestic: true }];
const totalOf = (taxes: readonly { amount: number }[]) => taxes.reduce((sum, { amount }) => sum + amount, 0);

describe('taxes', () => {
  it.each([
    ['2025-05-01', 6000, 7000, 0, 1000],
    ['2025-12-05', 7000, 9000, 1000, 2000],
    ['2026-01-04', 7000, 9000, 1000, 2000],
    ['2026-01-05', 6000, 7000, 0, 1000],
    ['2026-06-01', 6000, 7000, 0, 1000],
  ])('of a ticket issued on %s', (day, adultNear, adultFar, childNear, childFar) => {
    const [nearby, distant] = [taxesOf(near, day), taxesOf(far, day)];
    expect([totalOf(nearby.adult), totalOf(distant.adult)]).toEqual([adultNear, adultFar]);
    expect([totalOf(nearby.child), totalOf(distant.child)]).toEqual([childNear, childFar]);
    expect([totalOf(nearby.infant), totalOf(distant.infant)]).toEqual([0, 0]);
  });

  it('are those of each leg', () =>
    expect(taxesOf([...near, ...far], '2026-06-01').adult).toEqual([
      { code: 'fund', amount: 10_000 },
      { code: 'fuel', amount: 3000 },
    ]));
});

describe('prices', () => {
  const taxes = taxesOf(far, '2026-06-01');

  it('a child is an adult where that is less', () => {
    const onSale = { full: 127_000, fare: 56_000, taxes };
    expect(passengerPrice(onSale, 'child')).toMatchObject({ fare: 56_000, total: 63_000, atAdultFare: true });
    const dear = { ...onSale, fare: 90_000 };
    expect(passengerPrice(dear, 'child')).toMatchObject({ fare: 64_000, total: 65_000 });
    expect(passengerPrice(dear, 'child')).not.toHaveProperty('atAdultFare');
  });

  it('an infant is a tenth, without taxes', () =>
    expect(passengerPrice({ full: 127_000, fare: 56_000, taxes }, 'infant')).toEqual({
      fare: 13_000,
      taxes: [],
      total: 13_000,
    }));

  it('a party is the sum of all', () =>
    expect(partyTotal({ full: 127_000, fare: 56_000, taxes }, { adults: 2, children: 1, infants: 1 })).toBe(
      2 * 63_000 + 63_000 + 13_000,
    ));
});
