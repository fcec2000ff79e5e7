import { addMonths, daysBetween, monthOf, monthSpan, type Day } from './days.ts';
import { activityOf, signedPoints, type Activity, type TransactionType } from './points.ts';

/** The fields of an entry that the bill's rules read. */
export interface BillEntry {
  readonly activityId: string;
  readonly activityType: string;
  readonly transactionType: TransactionType;
  readonly consumePoint: number;
  readonly activityDate: Day;
}

/** Two days, both included. */
export interface BillWindow {
  readonly startDate: Day;
  readonly endDate: Day;
}

/** Problem of a window. */
export type WindowProblem = 'startMissing' | 'endMissing' | 'startAfterEnd';

/** The filter's default: one month up to today. Source: membership.md section 9. */
export const defaultWindow = (today: Day): BillWindow => ({
  startDate: addMonths(today, -1),
  endDate: today,
});

/** All that is wrong with a window: both days are needed, start not after end. Source: travel.md section 5. */
export function windowProblems({ startDate, endDate }: BillWindow): readonly WindowProblem[] {
  const missing: WindowProblem[] = [];
  if (!startDate) missing.push('startMissing');
  if (!endDate) missing.push('endMissing');
  if (missing.length > 0) return missing;
  return startDate > endDate ? ['startAfterEnd'] : [];
}

/** Sums of one calendar month; `out` is zero or negative. */
export interface MonthTotals {
  /** `2026-06` */
  readonly month: string;
  readonly in: number;
  readonly out: number;
}

/** A month of the bill with its entries, newest first. */
export interface BillMonth<Entry extends BillEntry> extends MonthTotals {
  readonly entries: readonly Entry[];
}

/** Answers come in order; to see that costs less than to sort 12,000 entries again. */
function newestFirst<Entry extends BillEntry>(entries: readonly Entry[]): readonly Entry[] {
  let day = entries[0]?.activityDate ?? '';
  for (const { activityDate } of entries) {
    if (activityDate > day) {
      return [...entries].sort((a, b) =>
        a.activityDate < b.activityDate ? 1 : a.activityDate > b.activityDate ? -1 : 0,
      );
    }
    day = activityDate;
  }
  return entries;
}

/** Groups entries by month, newest month and newest entry first. Entries of one day keep their order. */
export function groupByMonth<Entry extends BillEntry>(entries: readonly Entry[]): BillMonth<Entry>[] {
  const sorted = newestFirst(entries);
  const months: { month: string; in: number; out: number; entries: Entry[] }[] = [];
  let group: (typeof months)[number] | undefined;
  // Counted by hand: with 12,000 entries an iterator is half of the work.
  for (let at = 0; at < sorted.length; at += 1) {
    const entry = sorted[at] as Entry;
    // Newest first, a day of an earlier month sorts before this month's name.
    if (!group || entry.activityDate < group.month) {
      group = { month: monthOf(entry.activityDate), in: 0, out: 0, entries: [] };
      months.push(group);
    }
    const amount = signedPoints(entry.transactionType, entry.consumePoint);
    if (amount > 0) group.in += amount;
    else group.out += amount;
    group.entries.push(entry);
  }
  return months;
}

/** Totals of the `count` months up to that of `today`, oldest first; a month without entries is zero. */
export function lastMonths(entries: readonly BillEntry[], today: Day, count: number): MonthTotals[] {
  const totals = new Map(groupByMonth(entries).map((group) => [group.month, group]));
  return Array.from({ length: count }, (_, index) => {
    const month = monthOf(addMonths(`${monthOf(today)}-01`, index - count + 1));
    const group = totals.get(month);
    return { month, in: group?.in ?? 0, out: group?.out ?? 0 };
  });
}

/** The days that cover `lastMonths(…, today, count)`. */
export const windowOfMonths = (today: Day, count: number): BillWindow => ({
  startDate: `${monthOf(addMonths(`${monthOf(today)}-01`, 1 - count))}-01`,
  endDate: today,
});

/** Where a period cuts a month. */
export interface MonthCut {
  /** First day on show, where the month began before it. */
  readonly from?: Day;
  /** Last day on show, where the month went on after it. */
  readonly until?: Day;
}

/** Days at which a window cuts a month; days that are still to come cut nothing off. */
export function monthCut(month: string, window: BillWindow, today: Day): MonthCut {
  const { startDate, endDate } = monthSpan(month);
  const last = endDate < today ? endDate : today;
  return {
    ...(window.startDate > startDate && { from: window.startDate }),
    ...(window.endDate < last && { until: window.endDate }),
  };
}

/** One batch of points that expires. */
export interface Batch {
  readonly points: number;
  readonly expireDate: Day;
}

/** How soon a batch expires: `soon` within 60 days, today included. */
export type BatchUrgency = 'past' | 'soon' | 'later';

/** Days within which an expiring batch asks for attention. */
export const soonDays = 60;

/** A batch with the days left; day 0 is the last day on which it can be used. */
export interface DatedBatch extends Batch {
  readonly days: number;
  readonly urgency: BatchUrgency;
}

/** Batches nearest first, with days left; batches of one day are one. */
export function datedBatches(batches: readonly Batch[], today: Day): DatedBatch[] {
  const byDay = new Map<Day, number>();
  for (const batch of batches) byDay.set(batch.expireDate, (byDay.get(batch.expireDate) ?? 0) + batch.points);
  return [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([expireDate, points]) => {
      const days = daysBetween(today, expireDate);
      return { expireDate, points, days, urgency: days < 0 ? 'past' : days <= soonDays ? 'soon' : 'later' };
    });
}

/** Points that expire within 60 days. */
export const expiringSoon = (batches: readonly Batch[], today: Day): number =>
  datedBatches(batches, today).reduce(
    (sum, batch) => (batch.urgency === 'soon' ? sum + batch.points : sum),
    0,
  );

/** The label's code and the signed amount of an entry. */
export const readEntry = (entry: BillEntry): { activity: Activity; amount: number } => ({
  activity: activityOf(entry.activityType, entry.transactionType),
  amount: signedPoints(entry.transactionType, entry.consumePoint),
});
