import { addDays, addMonths } from '@mapp/kit/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiryOf, settle, type Event } from './ledger.ts';

const today = '2026-06-01';
const event = (
  day: string,
  transaction: 'C' | 'D',
  points: number,
  type = transaction === 'C' ? 'AA' : 'RA',
): Event => ({ day, type, transaction, points });
const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);

const anyEvents = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 1900 }).map((days) => addDays(today, -days)),
    transaction: fc.constantFrom('C' as const, 'D' as const),
    points: fc.integer({ min: 0, max: 5000 }),
    type: fc.constantFrom('AA', 'RA', 'CA'),
  }),
  { maxLength: 60 },
);

describe('the life of points', () => {
  it.each([
    ['2026-06-01', '2029-06-30'],
    ['2023-02-28', '2026-02-28'],
    ['2024-01-31', '2027-01-31'],
  ])('credited on %s they expire on %s', (credited, expires) => {
    expect(expiryOf(credited)).toBe(expires);
  });

  it('takes what expires first', () => {
    const { batches } = settle(
      [event('2025-01-10', 'C', 100), event('2024-01-10', 'C', 100), event('2026-01-01', 'D', 150)],
      today,
    );
    expect(batches).toEqual([{ expires: '2028-01-31', points: 50 }]);
  });

  it('posts what is left after its last day as expired', () => {
    const { posted, batches } = settle([event('2023-05-31', 'C', 100), event('2026-05-30', 'D', 40)], today);
    expect(posted[0]).toMatchObject({ type: 'EP', transaction: 'D', points: 60, day: '2026-06-01' });
    expect(batches).toEqual([]);
  });

  it('keeps a batch on its last day', () => {
    expect(settle([event('2023-06-01', 'C', 100)], '2026-06-30').batches).toEqual([
      { expires: '2026-06-30', points: 100 },
    ]);
  });

  it('makes up an overdrawn account first', () => {
    const { batches, overdrawn } = settle(
      [event('2026-01-01', 'D', 100), event('2026-02-01', 'C', 30), event('2026-03-01', 'C', 90)],
      today,
    );
    expect(overdrawn).toBe(0);
    expect(batches).toEqual([{ expires: '2029-03-31', points: 20 }]);
  });

  it('adds up, whatever happens', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const { posted, batches, overdrawn } = settle(events, today);
        const signed = sum(posted.map(({ transaction, points }) => (transaction === 'C' ? points : -points)));
        expect(sum(batches.map(({ points }) => points)) - overdrawn).toBe(signed);
        expect(batches.length === 0 || overdrawn === 0).toBe(true);
        expect(batches.every(({ expires, points }) => expires >= today && points > 0)).toBe(true);
        expect(posted.filter(({ type }) => type === 'EP').every(({ day }) => day <= today)).toBe(true);
        expect(posted.map(({ day }) => day)).toEqual(
          posted
            .map(({ day }) => day)
            .toSorted()
            .toReversed(),
        );
        expect(new Set(posted.map(({ id }) => id)).size).toBe(posted.length);
      }),
    );
  });

  it('lets nothing live longer than three years and a month', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const longest = addMonths(today, 37);
        expect(settle(events, today).batches.every(({ expires }) => expires <= longest)).toBe(true);
      }),
    );
  });
});
