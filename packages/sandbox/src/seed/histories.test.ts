import { activityCodes, activityOf, addDays, addMonths } from '@mapp/kit/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerOf, longBill } from './histories.ts';
import { members } from './members.ts';
import { runs } from '../../../../vitest.runs.ts';

const today = '2026-06-01';
const [complete, , long, , , overdrawn] = members;
const anyToday = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2025-01-01', days));
const numbers = members.map(({ cardNo }) => cardNo);

describe.each(numbers)('the account of %s', (cardNo) => {
  const { posted, batches, overdrawn: debt } = ledgerOf(cardNo, today);

  it('is the same every time', () => {
    expect(JSON.stringify(ledgerOf(cardNo, today).posted)).toBe(JSON.stringify(posted));
  });

  it('has nothing from the future, and no two entries of one id', () => {
    expect(posted.every(({ day }) => day <= today)).toBe(true);
    expect(new Set(posted.map(({ id }) => id)).size).toBe(posted.length);
  });

  it('is overdrawn only where that is its purpose', () => {
    expect(debt > 0).toBe(cardNo === overdrawn?.cardNo);
    expect(batches.length > 0).toBe(debt === 0);
  });

  it('issues for a flight what the flight earned', () => {
    const flights = posted.filter(({ flown }) => flown !== undefined);
    expect(flights.length).toBeGreaterThan(0);
    for (const { points, flown = [], day } of flights) {
      expect(points).toBe(
        flown.reduce((total, { farePoint, bonusPoint }) => total + farePoint + bonusPoint, 0),
      );
      expect(
        flown.every(({ flightDate, ticketNo }) => flightDate <= day && /^781\d{10}$/.test(ticketNo)),
      ).toBe(true);
    }
  });
});

describe('the complete bill', () => {
  const shown = (day: string): Set<string> =>
    new Set(
      ledgerOf(complete.cardNo, day).posted.map(({ type, transaction }) => activityOf(type, transaction)),
    );

  it('has every activity and one that nobody knows, on any day', () => {
    fc.assert(
      fc.property(anyToday, (day) => {
        expect(shown(day)).toEqual(new Set([...activityCodes, 'OTHER']));
      }),
      runs(1 / 40),
    );
  });

  it('has a batch that expires this month, a zero, and a connection of two segments', () => {
    fc.assert(
      fc.property(anyToday, (day) => {
        const { posted, batches, overdrawn: debt } = ledgerOf(complete.cardNo, day);
        expect(batches[0]).toMatchObject({ points: 1200 });
        expect(batches[0]?.expires.slice(0, 7)).toBe(day.slice(0, 7));
        expect(posted.some(({ points }) => points === 0)).toBe(true);
        expect(posted.some(({ flown }) => flown?.length === 2)).toBe(true);
        expect(debt).toBe(0);
      }),
      runs(1 / 40),
    );
  });
});

describe('the long bill', () => {
  it.each([today, '2027-02-28', '2028-03-31'])('has 12,000 entries over five years as of %s', (day) => {
    const { posted } = ledgerOf(long?.cardNo ?? '', day);
    expect(posted).toHaveLength(longBill);
    expect(posted.at(-1)?.day).toBe(addDays(day, -1825));
    expect(posted.every(({ day: entry }) => entry >= addMonths(day, -60))).toBe(true);
  });
});

describe('the quiet member', () => {
  it('has nothing within the last two months', () => {
    fc.assert(
      fc.property(anyToday, (day) => {
        expect(
          ledgerOf(overdrawn?.cardNo ?? '', day).posted.every((entry) => entry.day < addMonths(day, -2)),
        ).toBe(true);
      }),
      runs(1 / 40),
    );
  });
});

it('knows nobody else', () => {
  expect(ledgerOf('600000000099', today)).toEqual({ posted: [], batches: [], overdrawn: 0 });
});
