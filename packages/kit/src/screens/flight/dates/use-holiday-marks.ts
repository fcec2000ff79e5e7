import { useMemo } from 'react';
import { useHolidays } from '../../../client/flight/holidays.ts';
import { holidayMarks, type HolidayMarks } from '../../../rules/calendar/holidays.ts';

const none: HolidayMarks = new Map();

/** The days that public holidays mark; undefined while they are on their way, and an empty map where they cannot be had. */
export function useHolidayMarks(): HolidayMarks | undefined {
  const { data, isPending } = useHolidays();
  return useMemo(() => {
    if (data) return holidayMarks(data);
    return isPending ? undefined : none;
  }, [data, isPending]);
}
