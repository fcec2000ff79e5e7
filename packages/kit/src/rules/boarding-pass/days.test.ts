import { describe, expect, it } from 'vitest';
import { dayOfPass, dayOfYear, issueDayOf } from './days.ts';

describe('number of a day in its year', () => {
  it.each([
    ['2026-01-01', 1],
    ['2026-03-01', 60],
    ['2028-03-01', 61],
    ['2026-12-31', 365],
    ['2028-12-31', 366],
    ['2000-12-31', 366],
    ['2100-12-31', 365],
    // Half an hour past midnight in Beijing, still the day before in Greenwich.
    ['2026-01-01T00:30:00+08:00', 1],
    ['2026-12-31T23:30:00-08:00', 365],
    ['2028-02-29T00:05:00+08:00', 60],
  ])('%s is %i', (day, number) => {
    expect(dayOfYear(day)).toBe(number);
  });
});

describe('day behind a number, beside the flight’s own date', () => {
  it.each([
    [152, '2026-06-01', '2026-06-01'],
    [60, '2026-03-01', '2026-03-01'],
    [60, '2028-02-29', '2028-02-29'],
    [61, '2028-03-01', '2028-03-01'],
    // Printed for 31 December, left after midnight.
    [365, '2027-01-01', '2026-12-31'],
    [1, '2026-12-31', '2027-01-01'],
    [366, '2029-01-01', '2028-12-31'],
    [366, '2028-12-31', '2028-12-31'],
    [1, '2028-12-31T23:55:00+08:00', '2029-01-01'],
    [1, '2027-01-01T00:30:00+08:00', '2027-01-01'],
    // In the middle of the year the nearer one, and the earlier of two that are equally near.
    [1, '2026-07-02', '2026-01-01'],
    [1, '2026-07-03', '2027-01-01'],
    [1, '2028-07-02', '2028-01-01'],
  ])('%i near %s is %s', (number, near, day) => {
    expect(dayOfPass(number, near)).toBe(day);
  });

  it.each([
    [366, '2026-06-01'],
    [366, '2027-12-31'],
    [0, '2026-06-01'],
    [367, '2028-12-31'],
    [-1, '2026-01-01'],
  ])('%i near %s is no day', (number, near) => {
    expect(dayOfPass(number, near)).toBeUndefined();
  });

  it('finds every day of a leap year and of another one again, also from the day before and after', () => {
    for (let at = Date.UTC(2027, 11, 1); at < Date.UTC(2029, 1, 1); at += 86_400_000) {
      const day = (moved: number) => new Date(at + moved * 86_400_000).toISOString().slice(0, 10);
      for (const near of [-1, 0, 1]) expect(dayOfPass(dayOfYear(day(0)), day(near))).toBe(day(0));
    }
  });
});

describe('day of issue', () => {
  it.each([
    [{ yearDigit: 6, day: 151 }, '2026-06-01', '2026-05-31'],
    [{ yearDigit: 6, day: 152 }, '2026-06-01', '2026-06-01'],
    // Checked in on New Year's Eve for a flight of tomorrow.
    [{ yearDigit: 6, day: 365 }, '2027-01-01', '2026-12-31'],
    [{ yearDigit: 9, day: 365 }, '2030-01-01T07:00:00+08:00', '2029-12-31'],
    [{ yearDigit: 8, day: 366 }, '2029-01-01', '2028-12-31'],
    [{ yearDigit: 6, day: 1 }, '2026-06-01', '2026-01-01'],
    // Not after the flight: ten years before.
    [{ yearDigit: 6, day: 153 }, '2026-06-01', '2016-06-01'],
  ])('%o before %s is %s', (issued, near, day) => {
    expect(issueDayOf(issued, near)).toBe(day);
  });

  it.each([
    [{ yearDigit: 7, day: 366 }, '2028-06-01'],
    [{ yearDigit: 6, day: 0 }, '2026-06-01'],
    // The year ten before has the day, but a flight of 2027 is not issued then.
    [{ yearDigit: 6, day: 366 }, '2027-01-01'],
  ])('%o before %s is none, since its year lacks the day', (issued, near) => {
    expect(issueDayOf(issued, near)).toBeUndefined();
  });
});
