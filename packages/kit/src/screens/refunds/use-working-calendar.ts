import { useMemo } from 'react';
import { useHolidays } from '../../client/flight/holidays.ts';
import { holidayMarks } from '../../rules/calendar/holidays.ts';
import { noCalendar, type WorkingCalendar } from '../../rules/refunds/working-days.ts';

/** Working days of the airline's calendar; undefined while they are asked for. Where they cannot be had, every date is one that is likely. */
export function useWorkingCalendar(): WorkingCalendar | undefined {
  const { data, isPending, errorUpdateCount } = useHolidays();
  // Another part of a page that comes asks again after a failure: what is likely stays said meanwhile.
  const isAsked = isPending && errorUpdateCount === 0;
  return useMemo(() => {
    if (data) return { years: data.years, marks: holidayMarks(data) };
    return isAsked ? undefined : noCalendar;
  }, [data, isAsked]);
}
