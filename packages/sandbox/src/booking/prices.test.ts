import { cartSum } from '@mapp/kit/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passengerPrice, partyTotal } from './prices.ts';
import { taxesOf } from './taxes.ts';
import { runs } from '../../../../vitest.runs.ts';

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

/** Taxes of one passenger, fen, as the published sheets say them: by the day of the ticket, leg by leg. */
function published(kilometres: readonly number[], who: 'adult' | 'child' | 'infant', day: string): number {
  let sum = 0;
  for (const length of kilometres) {
    const dear = day >= '2025-12-05' && day < '2026-01-05';
    const [short, long] = dear ? [20, 40] : [10, 20];
    const fuel = length > 800 ? long : short;
    if (who === 'adult') sum += 50 + fuel;
    if (who === 'child') sum += Math.max(0, fuel / 2 - (fuel === 10 ? 5 : 0));
  }
  return sum * 100;
}

it('carts have the taxes of the day on which their tickets are issued', () => {
  const trial = fc.check(
    fc.property(
      fc.record({
        kilometres: fc.array(fc.integer({ min: 200, max: 4000 }), { minLength: 1, maxLength: 6 }),
        ticketed: fc.integer({ min: 0, max: 600 }),
        fare: fc.integer({ min: 20_000, max: 300_000 }),
        adults: fc.integer({ min: 1, max: 5 }),
        children: fc.integer({ min: 0, max: 3 }),
        infants: fc.integer({ min: 0, max: 1 }),
      }),
      ({ kilometres, ticketed, fare, ...party }) => {
        const day = new Date(Date.UTC(2025, 3, 5 + ticketed)).toISOString().slice(0, 10);
        const taxes = taxesOf(
          kilometres.map((length) => ({ kilometres: length, domestic: true })),
          day,
        );
        const priced = { full: 2 * fare, fare, taxes };
        const taxed = (who: 'adult' | 'child' | 'infant') => {
          const price = passengerPrice(priced, who);
          return price.total - price.fare;
        };
        const { adults, children, infants } = party;
        const own = passengerPrice(priced, 'child').atAdultFare ? 'adult' : 'child';
        const sum =
          adults * (fare + published(kilometres, 'adult', day)) +
          children * (passengerPrice(priced, 'child').fare + published(kilometres, own, day)) +
          infants * passengerPrice(priced, 'infant').fare;
        const cart = cartSum({
          currency: 'CNY',
          flights: [
            [
              { kind: 'adults' as const, count: adults, each: passengerPrice(priced, 'adult') },
              { kind: 'children' as const, count: children, each: passengerPrice(priced, 'child') },
              { kind: 'infants' as const, count: infants, each: passengerPrice(priced, 'infant') },
            ].filter(({ count }) => count > 0),
          ],
          insurances: [],
          addOns: [],
          coupon: 0,
          points: 0,
        });
        return (
          cart?.total === sum &&
          taxed('adult') === published(kilometres, 'adult', day) &&
          taxed('infant') === 0 &&
          partyTotal(priced, party) === sum
        );
      },
    ),
    runs(10),
  );
  expect(trial.counterexample).toBeNull();
});
