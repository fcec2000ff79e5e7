import { addMonths, daysBetween, type Day } from '../rules/days.ts';
import { calendarDay } from './day.ts';
import { accept, refuse, type Checked } from './result.ts';

/** First and last day of a query, both included. */
export interface DateRange {
  readonly start: Day;
  readonly end: Day;
}

/** Days between the first and the last day of an order query. Source: travel.md section 5. */
export const orderQueryDays = 90;

/**
 * The days of a query: the start not after the end, and not too far before it. Source: travel.md section 5.
 * @param input the first day
 * @param end the last day
 * @param query `orders` span at most 90 days, `tickets` at most a year, others are free
 */
export function dateRange(
  input: string,
  end: string,
  query: 'orders' | 'tickets' | 'any' = 'any',
): Checked<DateRange> {
  const first = calendarDay(input);
  const last = calendarDay(end);
  if (!first.ok) return refuse('range.start');
  if (!last.ok) return refuse('range.end');
  if (first.value > last.value) return refuse('range.order');
  if (query === 'orders' && daysBetween(first.value, last.value) > orderQueryDays) {
    return refuse('range.days', { days: orderQueryDays });
  }
  return query === 'tickets' && last.value > addMonths(first.value, 12)
    ? refuse('range.year')
    : accept({ start: first.value, end: last.value });
}
