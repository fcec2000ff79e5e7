import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartSum, usablePoints, type Cart } from './cart.ts';
import type { PartyPrice } from './fare-price.ts';
import { runs } from '../../../../../vitest.runs.ts';

const price = (fare: number, ...taxes: [string, number][]) => ({
  fare,
  taxes: taxes.map(([code, amount]) => ({ code, amount })),
  total: taxes.reduce((sum, [, amount]) => sum + amount, fare),
});
const empty = { currency: 'CNY', insurances: [], addOns: [], coupon: 0, points: 0 };

describe('the cart of the mockup', () => {
  const adult = price(126_000, ['fund', 10_000], ['fuel', 4000]);
  const child = price(64_000, ['fuel', 2000]);
  const cart: Cart = {
    ...empty,
    flights: [
      [
        { kind: 'adults', count: 2, each: adult },
        { kind: 'children', count: 1, each: child },
      ],
    ],
    insurances: [{ id: 'delay', each: 3000, count: 3 }],
    coupon: 10_000,
    points: 5000,
    pointsTerms: { balance: 12_480, step: 1000, worth: 5000 },
  };

  it('costs 3,200', () =>
    expect(cartSum(cart)).toMatchObject({
      passengers: [
        { kind: 'adults', sum: 280_000 },
        { kind: 'children', sum: 66_000 },
      ],
      insurance: 9000,
      coupon: 10_000,
      points: 5000,
      pointsWorth: 25_000,
      total: 320_000,
      voucher: 311_000,
    }));

  it('takes no more points than there are, in whole steps', () =>
    expect(cartSum({ ...cart, points: 12_480 })).toMatchObject({ points: 12_000, pointsWorth: 60_000 }));

  it('leaves taxes and insurance to be paid, however much is taken off', () => {
    const rich = { balance: 10_000_000, step: 1000, worth: 5000 };
    const sum = cartSum({ ...cart, coupon: 300_000, points: 9_000_000, pointsTerms: rich });
    // Fares of 3,160: the coupon takes 3,000, points 160 less what is no whole step.
    expect(sum).toMatchObject({ coupon: 300_000, points: 3000, pointsWorth: 15_000, total: 40_000 });
  });

  it('is not summed up while a price is not told', () =>
    expect(cartSum({ ...cart, flights: [[{ kind: 'adults', count: 2, each: undefined }]] })).toBeUndefined());

  it('is nothing without flights', () => expect(cartSum({ ...cart, flights: [] })).toBeUndefined());
});

describe('points', () => {
  it.each([
    [{ balance: 999, step: 1000, worth: 5000 }, 100_000, 0],
    [{ balance: 5000, step: 1000, worth: 5000 }, 12_000, 2000],
    [{ balance: 5000, step: 0, worth: 5000 }, 12_000, 0],
    [{ balance: -5, step: 10, worth: 5 }, 12_000, 0],
  ])('%o on fares of %i: at most %i', (terms, fares, most) => expect(usablePoints(terms, fares)).toBe(most));
});

/** A second model of the sum, written from the documents: money is put on a table note by note. */
function modelled(cart: Cart) {
  let flights = 0;
  let fares = 0;
  for (const flight of cart.flights)
    for (const { count, each } of flight)
      for (let passenger = 0; passenger < count; passenger += 1) {
        if (!each) throw new Error('untold');
        fares += each.fare;
        flights += each.fare;
        for (const { amount } of each.taxes) flights += amount;
      }
  const extras = [...cart.insurances, ...cart.addOns].reduce((sum, { each, count }) => {
    let all = sum;
    for (let one = 0; one < count; one += 1) all += each;
    return all;
  }, 0);
  let left = fares;
  const coupon = cart.coupon > left ? left : cart.coupon;
  left -= coupon;
  let [points, worth] = [0, 0];
  const { pointsTerms: terms } = cart;
  if (terms) {
    while (
      points + terms.step <= cart.points &&
      points + terms.step <= terms.balance &&
      worth + terms.worth <= left
    ) {
      points += terms.step;
      worth += terms.worth;
    }
  }
  return { total: flights - coupon - worth + extras, voucher: flights - coupon - worth, points, coupon };
}

const amount = fc.integer({ min: 0, max: 900_000 });
const each = fc
  .record({ fare: amount, fund: amount, fuel: amount, airport: fc.option(amount, { nil: undefined }) })
  .map(({ fare, fund, fuel, airport }) =>
    price(
      fare,
      ['fund', fund],
      ['fuel', fuel],
      ...(airport === undefined ? [] : [['airport', airport] as [string, number]]),
    ),
  );
const party = fc.record({
  adults: fc.integer({ min: 1, max: 5 }),
  children: fc.integer({ min: 0, max: 3 }),
  infants: fc.integer({ min: 0, max: 1 }),
});
const extras = fc.array(fc.record({ id: fc.uuid(), each: amount, count: fc.integer({ min: 0, max: 9 }) }), {
  maxLength: 4,
});
const cart: fc.Arbitrary<Cart> = fc
  .record({
    currency: fc.constantFrom('CNY', 'JPY', 'KWD', 'EUR'),
    party,
    flights: fc.array(fc.tuple(each, each, each), { minLength: 1, maxLength: 6 }),
    insurances: extras,
    addOns: extras,
    coupon: fc.integer({ min: 0, max: 2_000_000 }),
    points: fc.integer({ min: 0, max: 60_000 }),
    pointsTerms: fc.option(
      fc.record({
        balance: fc.integer({ min: 0, max: 60_000 }),
        step: fc.constantFrom(100, 500, 1000),
        worth: fc.integer({ min: 1, max: 9000 }),
      }),
      { nil: undefined },
    ),
  })
  .map(({ party: { adults, children, infants }, flights, ...rest }) => ({
    ...rest,
    flights: flights.map(
      (prices) =>
        (
          [
            { kind: 'adults', count: adults, each: prices[0] },
            { kind: 'children', count: children, each: prices[1] },
            { kind: 'infants', count: infants, each: prices[2] },
          ] as const
        ).filter(({ count }): boolean => count > 0) satisfies PartyPrice[],
    ),
  }));

it('carts cost what a second model says, and their lines add up', () => {
  const trial = fc.check(
    fc.property(cart, (one) => {
      const sum = cartSum(one);
      if (!sum) return false;
      const { total, voucher, points, coupon } = sum;
      const other = modelled(one);
      const lines = sum.passengers.reduce(
        (all, { count, fare, taxes }) =>
          all + count * taxes.reduce((taxed, { each: tax }) => taxed + tax, fare),
        0,
      );
      return (
        total === other.total &&
        voucher === other.voucher &&
        points === other.points &&
        coupon === other.coupon &&
        lines + sum.insurance + sum.addOns - sum.coupon - sum.pointsWorth === total &&
        total >= 0
      );
    }),
    runs(10),
  );
  expect(trial.counterexample).toBeNull();
});
