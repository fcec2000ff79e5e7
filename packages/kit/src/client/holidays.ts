import { useMemo } from 'react';
import { holidays } from '../contracts/holidays.ts';
import { holidayMarks, type HolidayMarks } from '../rules/calendar/holidays.ts';
import { useRead } from './read.ts';

const none: HolidayMarks = new Map();

/**
 * The public holidays and made-up work days that are published; none until they are there, and where they cannot be had, which
 * nobody is told.
 */
export function useHolidays(): HolidayMarks {
  const { data } = useRead(holidays, {}, { announce: 'silent', staleTime: Infinity });
  return useMemo(() => (data ? holidayMarks(data) : none), [data]);
}
