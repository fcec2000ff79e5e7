import { addDays, addMonths, monthOf, monthSpan, type Day } from '../days.ts';

/** `2026-06`. */
export type Month = string;

/** 0 for Monday to 6 for Sunday: the week begins on Monday. */
export const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The months from the one of a day to the one of another. */
export function monthsOf(first: Day, last: Day): Month[] {
  const months: Month[] = [];
  for (let day = `${monthOf(first)}-01`; day <= last; day = addMonths(day, 1)) months.push(monthOf(day));
  return months;
}

/** A week of a month, Monday first; undefined for days of other months. */
export type Week = readonly (Day | undefined)[];

/**
 * The weeks of a month.
 * @param from weeks that lie wholly before this day are left out
 */
export function weeksOf(month: Month, from?: Day): Week[] {
  const { startDate, endDate } = monthSpan(month);
  const weeks: Week[] = [];
  for (
    let monday = addDays(startDate, -weekdayOf(startDate));
    monday <= endDate;
    monday = addDays(monday, 7)
  ) {
    if (from !== undefined && addDays(monday, 6) < from) continue;
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) =>
        monthOf(day) === month ? day : undefined,
      ),
    );
  }
  return weeks;
}

/** The keys that move from day to day. Source: the grid pattern of the ARIA practices. */
export const dayKeys = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
] as const;
export type DayKey = (typeof dayKeys)[number];

const moves: Record<DayKey, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The day within these bounds, both included, that is nearest. */
export const dayWithin = (day: Day, { min, max }: { min: Day; max: Day }): Day =>
  day < min ? min : day > max ? max : day;

/** The day that a key leads to; the first and the last day end the way. */
export const movedBy = (day: Day, key: DayKey, bounds: { min: Day; max: Day }): Day =>
  dayWithin(moves[key](day), bounds);
