import type { HolidayMarks } from '../calendar/holidays.ts';
import { addDays, type Day } from '../days.ts';

/** Working days as the airline counts them: the published days that differ, and the years that they cover. */
export interface WorkingCalendar {
  readonly years: readonly number[];
  readonly marks: HolidayMarks;
}

/** Nothing is published: every date is one that is likely. */
export const noCalendar: WorkingCalendar = { years: [], marks: new Map() };

const isWeekend = (day: Day): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Whether a day counts: weekdays but for holidays, and weekends on which work is made up. */
export function isWorkingDay(day: Day, { marks }: WorkingCalendar): boolean {
  const mark = marks.get(day);
  return mark ? mark.kind === 'work' : !isWeekend(day);
}

/** A day that is worked out, and whether the calendar of its whole way is published. Outside those years it is "about". */
export interface DueDay {
  readonly day: Day;
  readonly certain: boolean;
}

/** Whether the holidays of a day's year are published. */
export const isPublishedDay = (day: Day, { years }: WorkingCalendar): boolean =>
  years.includes(Number(day.slice(0, 4)));

/** The day that is so many working days after another, which does not count itself. */
export function afterWorkingDays(from: Day, count: number, calendar: WorkingCalendar): DueDay {
  let [day, left, certain] = [from, count, isPublishedDay(from, calendar)];
  while (left > 0) {
    day = addDays(day, 1);
    certain &&= isPublishedDay(day, calendar);
    if (isWorkingDay(day, calendar)) left -= 1;
  }
  return { day, certain };
}

/** Working days after one day up to another, that one included; 0 where it is not later. */
export function workingDaysBetween(from: Day, to: Day, calendar: WorkingCalendar): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
    if (isWorkingDay(day, calendar)) count += 1;
  return count;
}
