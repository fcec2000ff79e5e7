import { holidays } from '../../contracts/flight/holidays.ts';
import { useRead, type ReadResult } from '../read.ts';

/** The public holidays and made-up work days that are published; a background read, so a failure is quiet. */
export const useHolidays = (): ReadResult<typeof holidays> =>
  useRead(holidays, {}, { announce: 'silent', staleTime: Infinity });
