import { useMemo } from 'react';
import { useHolidays } from '../../../client/flight/holidays.ts';
import { holidayMarks, type HolidayMarks } from '../../../rules/calendar/holidays.ts';

/** The days that public holidays mark; none until they are there, and where they cannot be had. */
export function useHolidayMarks(): HolidayMarks | undefined {
  const { data } = useHolidays();
  return useMemo(() => data && holidayMarks(data), [data]);
}
