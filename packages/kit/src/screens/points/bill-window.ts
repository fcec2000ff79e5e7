import { defaultWindow, windowProblems, type BillWindow } from '../../rules/bill.ts';
import type { Day } from '../../rules/days.ts';

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The window that an address names, or the default of one month when it names none that makes sense. */
export function windowOf(
  query: { readonly startDate?: string; readonly endDate?: string },
  today: Day,
): BillWindow {
  const { startDate = '', endDate = '' } = query;
  const named = { startDate, endDate };
  const sound = dayPattern.test(startDate) && dayPattern.test(endDate) && windowProblems(named).length === 0;
  return sound ? named : defaultWindow(today);
}
