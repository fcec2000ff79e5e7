import { useQueries as useEach } from '@tanstack/react-query';
import type { PassengerCounts } from '../../contracts/booking/passengers.ts';
import type { RequestOf } from '../../contracts/call.ts';
import { queryFlightCalendar } from '../../contracts/flight/flight-calendar.ts';
import { useClient } from '../provider.tsx';
import { useQueries } from '../query-client.ts';
import { readQuery, type ReadResult } from '../read.ts';

/** Prices change through the day, not while one looks. */
const fiveMinutes = 300_000;

/** Route and party of prices. */
export interface FareRoute {
  /** Codes of cities or airports. */
  readonly from: string;
  readonly to: string;
  /** One adult without it. */
  readonly passengers?: PassengerCounts;
  /** The lowest cabin that is wanted; any without it. */
  readonly cabin?: RequestOf<typeof queryFlightCalendar>['cabin'];
  /** Only flights without a change and without a landing on the way. */
  readonly direct?: boolean;
}

/**
 * The lowest prices of each of these months (`2026-06`), in their order. Each month is a background read of its own, so that
 * one that fails leaves the others.
 */
export function useLowestPrices(
  { from, to, passengers, cabin, direct }: FareRoute,
  months: readonly string[],
): ReadResult<typeof queryFlightCalendar>[] {
  const client = useClient();
  return useEach(
    {
      queries: months.map((month) =>
        readQuery(
          client,
          queryFlightCalendar,
          {
            from,
            to,
            month,
            ...(passengers && { passengers }),
            ...(cabin && { cabin }),
            ...(direct && { direct }),
          },
          { announce: 'silent', staleTime: fiveMinutes },
        ),
      ),
    },
    useQueries(),
  ) as ReadResult<typeof queryFlightCalendar>[];
}
