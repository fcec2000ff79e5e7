import { describe, expect, it } from 'vitest';
import { holidayMarks, kindsWithin, type HolidayDay } from './holidays.ts';

const newYear: HolidayDay = { date: '2026-01-01', kind: 'rest', holiday: 'newYear' };
const madeUp: HolidayDay = { date: '2026-01-04', kind: 'work' };
const marks = holidayMarks({ years: [2026], days: [newYear, madeUp] });

describe('the marks of a calendar', () => {
  it('are those of its days', () => {
    expect([marks.get('2026-01-01'), marks.get('2026-01-04'), marks.get('2026-01-02')]).toEqual([
      newYear,
      madeUp,
      undefined,
    ]);
  });

  it('say nothing of years that it does not cover', () => {
    const days = [newYear, { ...newYear, date: '2027-01-01' }];
    expect([...holidayMarks({ years: [2025, 2027], days }).keys()]).toEqual(['2027-01-01']);
    expect(holidayMarks({ years: [], days }).size).toBe(0);
  });
});

describe('a legend', () => {
  it.each([
    ['both', '2026-01-01', '2026-01-04', ['rest', 'work']],
    ['the last day', '2025-12-01', '2026-01-01', ['rest']],
    ['the first day', '2026-01-04', '2026-06-30', ['work']],
    ['neither', '2026-01-02', '2026-01-03', []],
    ['another year', '2027-01-01', '2027-12-31', []],
  ])('explains %s', (_, min, max, kinds) => expect(kindsWithin(marks, { min, max })).toEqual(kinds));
});
