import { useMemo } from 'react';
import { useHolidays } from '../../../client/flight/holidays.ts';
import { holidayMarks, type HolidayMarks } from '../../../rules/calendar/holidays.ts';

const onTheirWay: HolidayMarks = new Map();

/** The days that public holidays mark; an empty map while they are on their way, and undefined where they cannot be had. */
export function useHolidayMarks(): HolidayMarks | undefined {
  const { data, isPending } = useHolidays();
  return useMemo(() => {
    if (!data) return isPending ? onTheirWay : undefined;
    const marks = holidayMarks(data);
    return marks.size > 0 ? marks : undefined;
  }, [data, isPending]);
}
