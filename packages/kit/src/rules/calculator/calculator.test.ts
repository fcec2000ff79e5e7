import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculatedTiers,
  queryOfAsked,
  readAsked,
  trips,
  type Asked,
  type AskedQuery,
} from './conditions.ts';
import { byType, shares } from './points.ts';
import { scaledPrices } from './rewards.ts';

const code = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), minLength: 3, maxLength: 3 });
const route = fc
  .record({ from: code, to: code, trip: fc.constantFrom(...trips) })
  .filter(({ from, to }) => from !== to);
const accrual = fc
  .tuple(
    route,
    fc.record(
      {
        cabin: fc.constantFrom('F', 'Y', 'B'),
        amount: fc.integer({ min: 1, max: 9_999_999_999 }),
        tier: fc.constantFrom(...calculatedTiers),
      },
      { requiredKeys: ['cabin', 'amount'] },
    ),
  )
  .map(([way, rest]): Asked => ({ of: 'accrual', ...way, ...rest }));
const exchange = fc
  .tuple(route, fc.integer({ min: 1, max: 9 }))
  .map(([way, people]): Asked => ({ of: 'exchange', ...way, date: '2026-06-11', people }));

describe('the conditions of an address', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.oneof(accrual, exchange), (asked) => {
        expect(readAsked(queryOfAsked(asked))).toEqual(asked);
      }),
    );
  });

  const whole = { of: 'accrual', from: 'PEK', to: 'SHA', trip: 'OW', cabin: 'Y', amount: '120000' };
  it.each<[AskedQuery]>([
    [{ of: 'all' }],
    [{ from: 'pek' }],
    [{ to: 'PEK' }],
    [{ trip: 'X' }],
    [{ cabin: 'YY' }],
    [{ amount: '' }],
    [{ amount: '0' }],
    [{ amount: '-5' }],
    [{ amount: '12.5' }],
    [{ amount: '99999999999' }],
    [{ of: 'exchange' }],
    [{ of: 'exchange', date: '2026-06-11', people: '0' }],
    [{ of: 'exchange', date: '2026-13-11', people: '1' }],
    [{ from: 'PEKX' }],
    [{ from: '1PEK' }],
    [{ from: undefined }],
    [{ to: 'SH' }],
    [{ to: undefined }],
    [{ cabin: '1Y' }],
    [{ cabin: undefined }],
    [{ amount: 'x5' }],
    [{ amount: '5x' }],
    [{ amount: '05' }],
    [{ amount: undefined }],
    [{ trip: undefined }],
    [{ of: undefined }],
    ...[
      'x2026-06-11',
      '2026-06-11x',
      '2026-06-32',
      '2026-06-00',
      '2026-00-11',
      '2026-06-40',
      '202-06-11',
      '',
    ].map((date): [AskedQuery] => [{ of: 'exchange', date, people: '1' }]),
    ...['10', 'x1', '1x', '', undefined].map((people): [AskedQuery] => [
      { of: 'exchange', date: '2026-06-11', people },
    ]),
  ])('are not whole with %j', (wrong) => {
    expect(readAsked(whole)).toBeDefined();
    expect(readAsked({ ...whole, ...wrong })).toBeUndefined();
  });

  it.each(['2026-01-01', '2026-09-10', '2026-10-19', '2026-11-20', '2026-12-29', '2026-12-30', '2026-12-31'])(
    'may ask for a reward ticket on %s',
    (date) => {
      expect(readAsked({ of: 'exchange', from: 'PEK', to: 'SHA', trip: 'RT', date, people: '9' })).toEqual({
        of: 'exchange',
        from: 'PEK',
        to: 'SHA',
        trip: 'RT',
        date,
        people: 9,
      });
    },
  );

  it('are written as text, and nothing else is', () => {
    const ends = { from: 'PEK', to: 'SHA', trip: 'OW' } as const;
    const exchanged = { ...ends, of: 'exchange', date: '2026-06-11' } as const;
    expect(queryOfAsked({ ...exchanged, people: 2 })).toStrictEqual({ ...exchanged, people: '2' });
    const earned = { ...ends, of: 'accrual', cabin: 'Y' } as const;
    expect(queryOfAsked({ ...earned, amount: 500 })).toStrictEqual({ ...earned, amount: '500' });
  });

  it('leave out a tier that there is not', () => {
    expect(readAsked({ ...whole, tier: 'ABC' })).toEqual(readAsked(whole));
  });
});

describe('points by type', () => {
  it('are never added up', () => {
    const details = [
      { pointType: 'UPGRADE_POINT', points: 1080 },
      { pointType: 'CONSUME', points: 1242 },
      { pointType: 'SEASON', points: 200 },
      { pointType: 'SEASON', points: 100 },
    ];
    const { main, others } = byType(details);
    expect(main).toEqual(details[1]);
    expect(others).toEqual([details[0], details[2], details[3]]);
  });

  it('may hold nothing to spend', () => {
    expect(byType([{ pointType: 'SEASON', points: 1 }]).main).toBeUndefined();
  });

  it('have no width for less than nothing', () => {
    expect(shares([{ points: -5 }, { points: 30 }, { points: 10 }])).toEqual([0, 75, 25]);
  });

  it('take the whole width between them', () => {
    const parts = fc.array(fc.record({ points: fc.nat(100_000) }), { minLength: 1 });
    fc.assert(
      fc.property(parts, (of) => {
        const widths = shares(of);
        const sum = widths.reduce((all, width) => all + width, 0);
        expect(widths.length === 0 || Math.abs(sum - 100) < 1e-6).toBe(true);
        expect(widths.length === 0).toBe(of.every(({ points }) => points === 0));
      }),
    );
  });
});

describe('prices of rewards', () => {
  it('are set against the balance', () => {
    expect(scaledPrices([9000, 14_000, 24_000], 12_480)).toEqual([
      { price: 37.5, own: 37.5, missing: 0, left: 3480 },
      { price: (14 / 24) * 100, own: 52, missing: 1520, left: 0 },
      { price: 100, own: 52, missing: 11_520, left: 0 },
    ]);
  });

  it('are all missing to an overdrawn balance, and cost nothing where they are nothing', () => {
    expect(scaledPrices([100], -20)).toEqual([{ price: 100, own: 0, missing: 120, left: 0 }]);
    expect(scaledPrices([0], 5)).toEqual([{ price: 0, own: 0, missing: 0, left: 5 }]);
  });

  it('own and missing points make the price', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000)), fc.nat(100_000), (prices, balance) => {
        for (const [at, { price, own, missing, left }] of scaledPrices(prices, balance).entries()) {
          expect(own).toBeLessThanOrEqual(price);
          expect(missing === 0 ? balance - left : balance + missing).toBe(prices[at]);
        }
      }),
    );
  });
});
