import { useQueries as useEach } from '@tanstack/react-query';
import { queryFlightCalendar } from '../../contracts/flight/flight-calendar.ts';
import { useClient } from '../provider.tsx';
import { useQueries } from '../query-client.ts';
import { readQuery, type ReadResult } from '../read.ts';

/** Prices change through the day, not while one looks. */
const fiveMinutes = 300_000;

/** Both ends of a route: codes of cities or airports. */
export interface FareRoute {
  readonly from: string;
  readonly to: string;
}

/**
 * The lowest prices of each of these months (`2026-06`), in their order. Each month is a background read of its own, so that
 * one that fails leaves the others.
 */
export function useLowestPrices(
  { from, to }: FareRoute,
  months: readonly string[],
): ReadResult<typeof queryFlightCalendar>[] {
  const client = useClient();
  return useEach(
    {
      queries: months.map((month) =>
        readQuery(
          client,
          queryFlightCalendar,
          { from, to, month },
          { announce: 'silent', staleTime: fiveMinutes },
        ),
      ),
    },
    useQueries(),
  ) as ReadResult<typeof queryFlightCalendar>[];
}
