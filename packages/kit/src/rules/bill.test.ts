import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  datedBatches,
  defaultWindow,
  expiringSoon,
  groupByMonth,
  lastMonths,
  monthCut,
  readEntry,
  windowOfMonths,
  windowProblems,
  type BillEntry,
} from './bill.ts';
import { csv } from './csv.ts';
import { activityOf } from './points.ts';
import { addDays, addMonths, dayIn, daysBetween, monthSpan } from './days.ts';

const entry = (
  activityDate: string,
  transactionType: 'C' | 'D',
  consumePoint: number,
  activityId = activityDate,
): BillEntry => ({
  activityId,
  activityType: 'AA',
  transactionType,
  consumePoint,
  activityDate,
});

const anyDay = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days));
const anyEntry = fc.record({
  activityId: fc.uuid(),
  activityType: fc.constantFrom('AA', 'RA', 'CA', 'ZZ'),
  transactionType: fc.constantFrom('C' as const, 'D' as const),
  consumePoint: fc.integer({ min: 0, max: 100_000 }),
  activityDate: anyDay,
});

describe('calendar days', () => {
  it.each([
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-06-01', 1, '2026-07-01'],
    ['2026-11-30', 3, '2027-02-28'],
  ])('%s moved by %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  it('counts days across leap days', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2026-06-01', '2026-05-31')).toBe(-1);
  });

  it('knows the day of an instant in a zone', () => {
    expect(dayIn(new Date('2026-05-31T16:30:00Z'), 'Asia/Shanghai')).toBe('2026-06-01');
    expect(dayIn(new Date('2026-05-31T16:30:00Z'), 'UTC')).toBe('2026-05-31');
  });

  it('spans a month', () => {
    expect(monthSpan('2024-02')).toEqual({ startDate: '2024-02-01', endDate: '2024-02-29' });
  });
});

describe('the window', () => {
  it('is one month by default', () => {
    expect(defaultWindow('2026-06-01')).toEqual({ startDate: '2026-05-01', endDate: '2026-06-01' });
  });

  it.each([
    [{ startDate: '2026-05-01', endDate: '2026-05-01' }, []],
    [{ startDate: '2026-05-02', endDate: '2026-05-01' }, ['startAfterEnd']],
    [{ startDate: '', endDate: '2026-05-01' }, ['startMissing']],
    [{ startDate: '2026-05-01', endDate: '' }, ['endMissing']],
    [{ startDate: '', endDate: '' }, ['startMissing', 'endMissing']],
  ])('%o → %s', (window, expected) => {
    expect(windowProblems(window)).toEqual(expected);
  });

  it('covers whole months for the bars', () => {
    expect(windowOfMonths('2026-06-17', 6)).toEqual({ startDate: '2026-01-01', endDate: '2026-06-17' });
  });
});

describe('months', () => {
  it('puts the newest first and sums both ways', () => {
    const months = groupByMonth([
      entry('2026-04-02', 'C', 10),
      entry('2026-05-09', 'D', 30),
      entry('2026-05-12', 'C', 50),
      entry('2026-05-01', 'D', 0),
    ]);
    expect(
      months.map((month) => [
        month.month,
        month.in,
        month.out,
        month.entries.map((each) => each.activityDate),
      ]),
    ).toEqual([
      ['2026-05', 50, -30, ['2026-05-12', '2026-05-09', '2026-05-01']],
      ['2026-04', 10, 0, ['2026-04-02']],
    ]);
  });

  it('keeps the order of one day, whether the answer came in order or not', () => {
    const ids = (...days: string[]) =>
      groupByMonth(days.map((day, at) => entry(day, 'C', 1, String(at)))).flatMap(({ entries }) =>
        entries.map(({ activityId }) => activityId),
      );
    expect(ids('2026-05-02', '2026-05-02', '2026-05-01', '2026-05-01')).toEqual(['0', '1', '2', '3']);
    expect(ids('2026-05-01', '2026-05-01', '2026-05-02', '2026-05-02')).toEqual(['2', '3', '0', '1']);
  });

  it('reads of an entry what it is called and what it is worth', () => {
    expect(readEntry(entry('2026-05-01', 'D', 30))).toEqual({
      activity: activityOf('AA', 'D'),
      amount: -30,
    });
  });

  it('loses no entry and no point', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 60 }), (entries) => {
        const months = groupByMonth(entries);
        const sum = entries.reduce(
          (total, each) => total + (each.transactionType === 'C' ? each.consumePoint : -each.consumePoint),
          0,
        );
        expect(months.reduce((total, month) => total + month.in + month.out, 0)).toBe(sum);
        expect(months.flatMap((month) => month.entries)).toHaveLength(entries.length);
        const days = months.flatMap((month) => month.entries.map((each) => each.activityDate));
        expect(days).toEqual([...days].sort().reverse());
      }),
    );
  });

  it('gives every bar, empty months too', () => {
    expect(lastMonths([entry('2026-06-01', 'C', 5), entry('2026-04-30', 'D', 7)], '2026-06-01', 3)).toEqual([
      { month: '2026-04', in: 0, out: -7 },
      { month: '2026-05', in: 0, out: 0 },
      { month: '2026-06', in: 5, out: 0 },
    ]);
  });
});

describe('a month that the period cuts', () => {
  const today = '2026-06-01';
  it.each([
    ['whole', '2026-05', '2026-01-01', today, {}],
    ['still going on', '2026-06', '2026-01-01', today, {}],
    ['begun before the first day', '2026-05', '2026-05-02', today, { from: '2026-05-02' }],
    ['begun on the first day', '2026-05', '2026-05-01', today, {}],
    ['gone on after the last day', '2026-05', '2026-01-01', '2026-05-30', { until: '2026-05-30' }],
    ['ended on the last day', '2026-05', '2026-01-01', '2026-05-31', {}],
    ['cut twice', '2026-05', '2026-05-02', '2026-05-09', { from: '2026-05-02', until: '2026-05-09' }],
    ['with days to come', '2026-06', '2026-05-02', '2026-06-09', {}],
  ])('%s', (_name, month, startDate, endDate, cut) =>
    expect(monthCut(month, { startDate, endDate }, today)).toEqual(cut),
  );
});

describe('expiring batches', () => {
  it('are nearest first, one for each day, with their urgency', () => {
    const batches = [
      { points: 100, expireDate: '2026-07-31' },
      { points: 50, expireDate: '2026-06-01' },
      { points: 20, expireDate: '2026-07-31' },
      { points: 9, expireDate: '2026-08-01' },
      { points: 1, expireDate: '2026-05-31' },
    ];
    expect(
      datedBatches(batches, '2026-06-01').map((batch) => [
        batch.expireDate,
        batch.points,
        batch.days,
        batch.urgency,
      ]),
    ).toEqual([
      ['2026-05-31', 1, -1, 'past'],
      ['2026-06-01', 50, 0, 'soon'],
      ['2026-07-31', 120, 60, 'soon'],
      ['2026-08-01', 9, 61, 'later'],
    ]);
    expect(expiringSoon(batches, '2026-06-01')).toBe(170);
  });
});

describe('csv', () => {
  it('quotes, marks the encoding and keeps numbers', () => {
    expect(
      csv([
        ['日期', 'a,b'],
        ['say "hi"', -3000],
      ]),
    ).toBe('\uFEFF日期,"a,b"\r\n"say ""hi""",-3000\r\n');
  });

  it('lets no text run as a formula', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t'), fc.string(), (start, rest) => {
        const text = csv([[start + rest]]).slice(1);
        expect(text.replace(/^"/, '').startsWith("'")).toBe(true);
      }),
    );
  });
});
