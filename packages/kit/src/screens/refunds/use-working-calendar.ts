import { useMemo } from 'react';
import { useHolidays } from '../../client/flight/holidays.ts';
import { holidayMarks } from '../../rules/calendar/holidays.ts';
import { noCalendar, type WorkingCalendar } from '../../rules/refunds/working-days.ts';

/** Working days of the airline's calendar; until it is there, every date is one that is likely. */
export function useWorkingCalendar(): WorkingCalendar {
  const { data } = useHolidays();
  return useMemo(() => (data ? { years: data.years, marks: holidayMarks(data) } : noCalendar), [data]);
}
