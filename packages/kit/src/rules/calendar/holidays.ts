import type { Day } from '../days.ts';

/** The public holidays of mainland China. */
export const holidays = [
  'newYear',
  'springFestival',
  'qingming',
  'labourDay',
  'dragonBoat',
  'midAutumn',
  'nationalDay',
] as const;
export type Holiday = (typeof holidays)[number];

/** Effects of a public holiday on a day: free, or a weekend on which work is made up. */
export const holidayKinds = ['rest', 'work'] as const;
export type HolidayKind = (typeof holidayKinds)[number];

/** A day that is otherwise than its place in the week says. */
export interface HolidayDay {
  readonly date: Day;
  readonly kind: HolidayKind;
  /** The holiday that falls on the day itself. */
  readonly holiday?: Holiday | undefined;
}

/** Public holidays as they are published. */
export interface HolidayCalendar {
  /** The years that it covers; of any other nothing is known. */
  readonly years: readonly number[];
  readonly days: readonly HolidayDay[];
}

/** The days that differ, by day. */
export type HolidayMarks = ReadonlyMap<Day, HolidayDay>;

/** The days of a calendar that differ, of the years that it covers alone. */
export function holidayMarks({ years, days }: HolidayCalendar): HolidayMarks {
  const covered = new Set(years.map(String));
  return new Map(days.filter(({ date }) => covered.has(date.slice(0, 4))).map((day) => [day.date, day]));
}

/** Which kinds of marks are between two days, both included: what a legend explains. */
export const kindsWithin = (marks: HolidayMarks, { min, max }: { min: Day; max: Day }): HolidayKind[] =>
  holidayKinds.filter((kind) =>
    [...marks.values()].some((day) => day.kind === kind && day.date >= min && day.date <= max),
  );
