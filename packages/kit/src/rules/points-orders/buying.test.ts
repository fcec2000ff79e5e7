import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostPoints, pointsProblem, priceOfPoints, readPoints, suggestedPoints } from './buying.ts';
import type { PointsOffer } from './order.ts';
import { paymentOfOrder } from './payment-of-order.ts';
import { orderStatus } from '../orders/status.ts';

const offer: PointsOffer = {
  unitPoints: 10,
  unitPrice: { amount: 100, currency: 'CNY' },
  suggested: [50, 500, 1000, 40_000],
  least: 100,
  most: 30_000,
  leftThisYear: 20_000,
};

describe('pointsProblem', () => {
  it.each([
    [undefined, 'missing'],
    [0, 'least'],
    [99, 'least'],
    [100, undefined],
    [105, 'units'],
    [20_000, undefined],
    [20_010, 'year'],
    [30_000, 'year'],
    [30_001, 'most'],
    [Number.NaN, 'missing'],
    [150.5, 'missing'],
  ] as const)('%s: %s', (points, problem) => {
    expect(pointsProblem(points, offer)).toBe(problem);
  });

  it('lets through exactly the whole units between the least and the most', () => {
    const offers = fc.record({
      unitPoints: fc.constantFrom(1, 10, 500),
      least: fc.integer({ min: 1, max: 2000 }),
      most: fc.integer({ min: 2000, max: 50_000 }),
      leftThisYear: fc.integer({ min: 0, max: 60_000 }),
    });
    fc.assert(
      fc.property(offers, fc.integer({ min: 0, max: 70_000 }), (terms, points) => {
        const given = { ...offer, ...terms };
        const allowed =
          points >= terms.least && points <= mostPoints(given) && points % terms.unitPoints === 0;
        expect(pointsProblem(points, given) === undefined).toBe(allowed);
      }),
    );
  });
});

it('suggests only what can be ordered', () => {
  expect(suggestedPoints(offer)).toEqual([500, 1000]);
});

it('sells nothing once less than the least is left', () => {
  expect(mostPoints({ ...offer, leftThisYear: 99 })).toBe(0);
  expect(mostPoints({ ...offer, leftThisYear: 109 })).toBe(100);
});

it('costs the same for each unit', () => {
  expect(priceOfPoints(1500, offer)).toEqual({ amount: 15_000, currency: 'CNY' });
  const odd = { unitPoints: 10, unitPrice: { amount: 101, currency: 'CNY' } };
  expect(priceOfPoints(15, odd)).toEqual({ amount: 152, currency: 'CNY' });
});

describe('readPoints', () => {
  it.each([
    ['1500', 1500],
    [' 1,500 ', 1500],
    ['1 500', 1500],
    ['１，５００', 1500],
    ['1.500', 1500],
    ['', undefined],
    ['-5', undefined],
    ['1e3', undefined],
    ['1500 分', undefined],
    ['12345678901', undefined],
  ])('%j is %s', (text, points) => {
    expect(readPoints(text)).toBe(points);
  });
});

describe('an order', () => {
  const payUntil = '2026-06-01T10:30:00+08:00';
  const end = Date.parse(payUntil);

  it('has expired from the last moment on', () => {
    expect(orderStatus({ state: 'waiting', payUntil }, end - 1)).toBe('waiting');
    expect(orderStatus({ state: 'waiting', payUntil }, end)).toBe('expired');
    expect(orderStatus({ state: 'completed', payUntil }, end)).toBe('completed');
  });

  it.each([
    [{ state: 'waiting' as const }, 'open'],
    [{ state: 'waiting' as const, paymentFailed: true }, 'failed'],
    [{ state: 'waiting' as const, paymentFailed: true, payUntil }, 'expired'],
    [{ state: 'completed' as const }, 'paid'],
    [{ state: 'cancelled' as const }, 'cancelled'],
    [{ state: 'expired' as const }, 'expired'],
  ])('%j is paid as %s', (order, payment) => {
    expect(paymentOfOrder(order, end)).toBe(payment);
  });
});
