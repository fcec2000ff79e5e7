import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayIn, daysBetween, monthOf, monthSpan } from './days.ts';

describe('a calendar day', () => {
  it.each([
    ['2026-05-31T16:00:00Z', 'Asia/Shanghai', '2026-06-01'],
    ['2026-05-31T15:59:59Z', 'Asia/Shanghai', '2026-05-31'],
    // China put its clocks forward in that summer.
    ['1990-07-01T15:30:00Z', 'Asia/Shanghai', '1990-07-02'],
    ['1992-01-01T15:59:59Z', 'Asia/Shanghai', '1992-01-01'],
    ['2026-01-01T02:00:00Z', 'America/New_York', '2025-12-31'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(dayIn(new Date(instant), zone)).toBe(day);
  });

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-06-01', 0, '2026-06-01'],
    ['2026-06-01', 365, '2027-06-01'],
  ])('%s and %i days is %s', (day, days, then) => {
    expect(addDays(day, days)).toBe(then);
    expect(daysBetween(day, then)).toBe(days);
  });

  it.each([
    ['2026-03-31', -1, '2026-02-28'],
    ['2028-03-31', -1, '2028-02-29'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-10-31', 1, '2026-11-30'],
    ['2026-06-01', 24, '2028-06-01'],
    ['2026-06-30', -18, '2024-12-30'],
    ['2026-05-31', 0, '2026-05-31'],
  ])('%s and %i months is %s', (day, months, then) => {
    expect(addMonths(day, months)).toBe(then);
  });
});

it.each([
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-12', '2026-12-01', '2026-12-31'],
])('the month %s goes from %s to %s', (month, startDate, endDate) => {
  expect(monthSpan(month)).toEqual({ startDate, endDate });
  expect(monthOf(endDate)).toBe(month);
});
