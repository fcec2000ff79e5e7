import { holidays as names, weekdayOf } from '@mapp/kit/rules';
import { expect, it } from 'vitest';
import { publishedDays, publishedYears } from './published.ts';

const of = (year: number, kind: string) =>
  publishedDays.filter((day) => day.date.startsWith(String(year)) && day.kind === kind);
const isWeekend = (date: string) => weekdayOf(date) > 4;

it.each([
  [2025, 28, 5],
  [2026, 33, 6],
])('%i has %i free days, and %i days on which work is made up', (year, free, work) => {
  expect([of(year, 'rest').length, of(year, 'work').length]).toEqual([free, work]);
});

it.each(publishedYears)('%i has each holiday once, on a free day', (year) => {
  expect(
    of(year, 'rest')
      .flatMap(({ holiday }) => holiday ?? [])
      .toSorted(),
  ).toEqual([...names].toSorted());
});

it('work is made up on weekends alone', () => {
  expect(publishedDays.filter(({ date, kind }) => kind === 'work' && !isWeekend(date))).toEqual([]);
});

it.each(publishedYears)('%i gives the thirteen days of the law, beside weekends', (year) => {
  const weekdays = of(year, 'rest').filter(({ date }) => !isWeekend(date));
  expect(weekdays.length - of(year, 'work').length).toBe(13);
});

it('no day is there twice, and they are in order', () => {
  const dates = publishedDays.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].toSorted());
});
