import { describe, expect, it } from 'vitest';
import type { SeatPrice } from './cabin.ts';
import { priceFor, priceId } from './price.ts';
import { comparePrices, priceWeight } from './price-order.ts';

const yuan = (amount: number, points?: number): SeatPrice => ({
  cash: { amount, currency: 'CNY' },
  ...(points !== undefined && { points }),
});

describe('priceId', () => {
  it.each<[SeatPrice | undefined, string]>([
    [undefined, '0'],
    [{}, '0'],
    [yuan(0, 0), '0'],
    [yuan(6000), 'CNY6000'],
    [yuan(6000, 600), 'CNY6000+600'],
    [yuan(6000, 0), 'CNY6000+0'],
    [{ points: 800 }, '+800'],
  ])('of %j is %s', (price, id) => expect(priceId(price)).toBe(id));
});

describe('priceFor', () => {
  const seat = {
    price: yuan(6000),
    passengers: { a: { available: true, price: yuan(3000) }, b: { available: true } },
  };

  it.each([
    ['a', yuan(3000)],
    ['b', yuan(6000)],
    ['c', yuan(6000)],
    [undefined, yuan(6000)],
  ])('%s pays %j', (passenger, price) => expect(priceFor(seat, passenger)).toEqual(price));

  it('is none for a seat that costs nothing, and for none', () => {
    expect(priceFor({ passengers: { a: { available: true } } }, 'a')).toBeUndefined();
    expect(priceFor(undefined, 'a')).toBeUndefined();
  });
});

describe('comparePrices', () => {
  it('puts free before cash, cheap before dear, and points alone last', () => {
    const prices = [
      { points: 900 },
      yuan(9000),
      { points: 800 },
      yuan(3000, 300),
      undefined,
      yuan(3000, 200),
    ];
    // Sorting puts undefined last by itself, so it is in an object here.
    const sorted = prices
      .map((price) => ({ price }))
      .sort((one, other) => comparePrices(one.price, other.price));
    expect(sorted.map(({ price }) => priceId(price))).toEqual([
      '0',
      'CNY3000+200',
      'CNY3000+300',
      'CNY9000',
      '+800',
      '+900',
    ]);
  });

  it('finds no difference between two that are free', () => {
    expect(comparePrices(undefined, { points: 0 })).toBe(0);
    expect(comparePrices({}, undefined)).toBe(0);
  });
});

describe('priceWeight', () => {
  it.each<[SeatPrice | undefined, number, number]>([
    [undefined, 0, 0],
    [yuan(6000, 600), 0, 6000],
    [{ points: 800 }, 800, 0],
  ])('of %j is %d points and %d in cash', (price, points, cash) => {
    const seat = { designator: '1A', kind: 'free', features: [], infant: false } as const;
    expect(priceWeight(price ? { ...seat, price } : seat)).toEqual({ points, cash });
  });
});
