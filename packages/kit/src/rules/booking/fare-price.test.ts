import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  childPrice,
  partyPrices,
  partySum,
  pointsSum,
  taxCodes,
  taxOf,
  type PriceParts,
} from './fare-price.ts';

const price = (fare: number, fund: number, fuel: number): PriceParts => ({
  fare,
  taxes: [
    { code: 'fund', amount: fund },
    { code: 'fuel', amount: fuel },
  ],
  total: fare + fund + fuel,
});

/** The published vector: full 1270, on sale 560, more than 800 km, 2026. Source: travel-domain.md T3. */
const prices = {
  adult: price(56_000, 5000, 2000),
  child: price(64_000, 0, 1000),
  infant: price(13_000, 0, 0),
};

describe('a child', () => {
  it('that would cost 650 is offered the 630 of an adult', () => {
    expect(prices.child.total).toBe(65_000);
    expect(childPrice(prices)).toEqual({ price: prices.adult, atAdultFare: true, own: prices.child });
    expect(childPrice(prices)?.price.total).toBe(63_000);
  });

  it('keeps a price that the airline has lowered already', () => {
    const child = { ...prices.adult, atAdultFare: true };
    expect(childPrice({ ...prices, child })).toEqual({ price: child, atAdultFare: true });
  });

  it.each([
    ['lower', price(127_000, 5000, 2000)],
    ['the same', prices.child],
  ])('has its own price where that is %s', (_, adult) =>
    expect(childPrice({ ...prices, adult })).toEqual({ price: prices.child, atAdultFare: false }),
  );

  it('has none where none is told', () => expect(childPrice({ adult: prices.adult })).toBeUndefined());
});

describe('the price of a party', () => {
  const party = { adults: 2, children: 1, infants: 1 };

  it('counts each passenger by type', () =>
    expect(partySum(partyPrices(prices, party))).toBe(3 * 63_000 + 13_000));

  it('leaves out types that nobody is of', () =>
    expect(partyPrices(prices, { adults: 1, children: 0, infants: 0 }).map(({ kind }) => kind)).toEqual([
      'adults',
    ]));

  it('is not told while that of one passenger is not', () =>
    expect(partySum(partyPrices({ adult: prices.adult }, party))).toBeUndefined());

  it('never takes more for a child than for an adult', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(200_000), fc.nat(200_000), (children, adult, child) => {
        const given = { adult: price(adult, 5000, 2000), child: price(child, 0, 1000) };
        expect(partySum(partyPrices(given, { adults: 1, children, infants: 0 }))).toBe(
          given.adult.total + children * Math.min(given.adult.total, given.child.total),
        );
      }),
    );
  });
});

it('taxes are listed once, and a type without one pays none of it', () => {
  const foreign = { fare: 1, taxes: [{ code: 'US', amount: 3 }], total: 4 };
  expect(taxCodes([prices.adult, undefined, foreign])).toEqual(['fund', 'fuel', 'US']);
  expect([taxOf(foreign, 'US'), taxOf(foreign, 'fuel')]).toEqual([3, 0]);
});

it('sums up points of adults alone, with the taxes on top', () => {
  const adult = price(50_000, 5000, 2000);
  const fares = [
    { points: 10_000, price: { adult } },
    { points: 6000, price: { adult } },
  ];
  expect(pointsSum(fares, { adults: 2, children: 0, infants: 0 })).toEqual({ points: 32_000, taxes: 28_000 });
  expect(pointsSum(fares, { adults: 2, children: 1, infants: 0 })).toBeUndefined();
  expect(pointsSum([...fares, { price: { adult } }], { adults: 1, children: 0, infants: 0 })).toBeUndefined();
});
