import { useMemo } from 'react';
import { useHolidays } from '../../client/flight/holidays.ts';
import { holidayMarks } from '../../rules/calendar/holidays.ts';
import { noCalendar, type WorkingCalendar } from '../../rules/refunds/working-days.ts';

/** Working days of the airline's calendar; undefined while they are asked for. Where they cannot be had, every date is one that is likely. */
export function useWorkingCalendar(): WorkingCalendar | undefined {
  const { data, isPending } = useHolidays();
  return useMemo(() => {
    if (data) return { years: data.years, marks: holidayMarks(data) };
    return isPending ? undefined : noCalendar;
  }, [data, isPending]);
}
