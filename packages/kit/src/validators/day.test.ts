import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../rules/days.ts';
import { calendarDay, documentExpiry, isDay } from './day.ts';
import { refuse, type Checked } from './result.ts';
import { dressed } from './trial.support.ts';
import { runs } from '../../../../vitest.runs.ts';

const good = (value: string): Checked => ({ ok: true, value });

describe('a day', () => {
  it.each([
    '2026-06-01',
    '2026-6-1',
    '2026/6/1',
    '2026.06.01',
    '20260601',
    '2026 06 01',
    '２０２６－０６－０１',
    '2026–06–01',
    '2026年6月1日',
    ' 2026 年 6 月 1 日 ',
  ])('%s', (input) => {
    expect(calendarDay(input)).toEqual(good('2026-06-01'));
  });

  it.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-06-00',
    '01-06-2026',
    '2026061',
    '20-260-601',
    '',
  ])('refuses %j', (input) => {
    expect(calendarDay(input)).toEqual(refuse(input.trim() === '' ? 'day.empty' : 'day.date'));
  });
});

it.each([
  ['2026-06-01', good('2026-06-01')],
  ['2036-06-01', good('2036-06-01')],
  ['2026-05-31', refuse('document.expired')],
  ['soon', refuse('day.date')],
])('a document until %s', (input, expected) => {
  expect(documentExpiry(input, '2026-06-01')).toEqual(expected);
});

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const two = (number: number) => String(number).padStart(2, '0');

it('property: calendarDay and documentExpiry know the days that there are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 9999 }),
      fc.nat(14),
      fc.nat(33),
      fc.constantFrom('-', '/', '.', ''),
      fc.array(fc.nat(1), { minLength: 1 }),
      (year, month, date, sign, ways) => {
        const last = (lengths[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0);
        const exists = date >= 1 && date <= last;
        const day = `${year}-${two(month)}-${two(date)}`;
        const expected = exists ? good(day) : refuse('day.date');
        expect(isDay(day)).toBe(exists);
        expect(calendarDay(dressed([year, two(month), two(date)].join(sign), ways))).toEqual(expected);
        expect(documentExpiry(day, day)).toEqual(expected);
        if (exists && year < 9999) {
          expect(documentExpiry(day, addDays(day, 1))).toEqual(refuse('document.expired'));
        }
      },
    ),
    runs(),
  );
});
