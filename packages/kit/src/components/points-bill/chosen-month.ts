import type { BillWindow, MonthTotals } from '../../rules/bill.ts';
import { monthSpan, type Day } from '../../rules/days.ts';

/** The month that a window lies in; none for a longer one. */
export const chosenMonth = (months: readonly MonthTotals[], window: BillWindow): string | undefined =>
  months.find(({ month }) => {
    const span = monthSpan(month);
    return window.startDate >= span.startDate && window.endDate <= span.endDate;
  })?.month;

/** Whether a window is all of a month, as far as it has come. */
export function isWholeMonth(month: string, { startDate, endDate }: BillWindow, today: Day): boolean {
  const span = monthSpan(month);
  return startDate === span.startDate && (endDate === span.endDate || endDate === today);
}
