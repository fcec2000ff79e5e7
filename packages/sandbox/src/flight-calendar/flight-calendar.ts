import { addDays, daysBetween, monthSpan } from '@mapp/kit/rules';
import type { Answers } from '../request-context.ts';
import { faresOf } from './fares.ts';

/** Lowest prices by day. */
export const flightCalendar: Pick<Answers, 'queryFlightCalendar'> = {
  queryFlightCalendar: ({ clock }, { from, to, month }) => {
    const { startDate, endDate } = monthSpan(month);
    const days = Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, at) =>
      addDays(startDate, at),
    );
    return { envelope: 'code', payload: { days: faresOf({ from, to }, days, clock.today()) } };
  },
};
