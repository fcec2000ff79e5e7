import { addDays, daysBetween, type Day } from '../days.ts';

const firstOf = (year: number): Day => `${String(year).padStart(4, '0')}-01-01`;
const yearOf = (day: Day): number => Number(day.slice(0, 4));
const lengthOf = (year: number): number => daysBetween(firstOf(year), firstOf(year + 1));

/** Farther away than half a year, a day of the year belongs to another year. */
const halfYear = 183;

/**
 * Number of a day in its year, 1 to 366, as a boarding pass carries it. An instant with an offset counts in the calendar of the
 * place that it is written for: `2026-01-01T00:30:00+08:00` is day 1.
 * @param day `2026-06-01`, or an instant that begins so
 */
export const dayOfYear = (day: string): number => {
  const calendarDay = day.slice(0, 10);
  return daysBetween(firstOf(yearOf(calendarDay)), calendarDay) + 1;
};

/**
 * The calendar day behind the day number of a pass: the one nearest to the flight's own date, so that a pass of 31 December is
 * not put at the end of the new year. Undefined where no such day is near: 366 beside a year that has no such day.
 * @param number 1 to 366, as the pass carries it
 * @param near the flight's date at the departure airport, or an instant there with its offset
 */
export function dayOfPass(number: number, near: string): Day | undefined {
  const flight = near.slice(0, 10);
  const year = yearOf(flight);
  const far = (day: Day) => Math.abs(daysBetween(day, flight));
  return [year - 1, year, year + 1]
    .filter((candidate) => number >= 1 && number <= lengthOf(candidate))
    .map((candidate) => addDays(firstOf(candidate), number - 1))
    .filter((day) => far(day) <= halfYear)
    .sort((one, other) => far(one) - far(other))[0];
}

/** When a pass was issued, as it carries it: the last digit of the year and the day in it. */
export interface IssueDay {
  readonly yearDigit: number;
  readonly day: number;
}

/**
 * The calendar day on which a pass was issued: the last one before the flight, or on its day, whose year ends so. A pass issued
 * for tomorrow's flight on New Year's Eve is of the old year. Undefined where that year has no such day.
 * @param near the flight's date at the departure airport, or an instant there with its offset
 */
export function issueDayOf({ yearDigit, day }: IssueDay, near: string): Day | undefined {
  const decade = Math.floor(yearOf(near) / 10) * 10;
  return [decade + yearDigit, decade - 10 + yearDigit]
    .map((year) => (day >= 1 && day <= lengthOf(year) ? addDays(firstOf(year), day - 1) : undefined))
    .find((issued) => issued === undefined || issued <= near);
}
