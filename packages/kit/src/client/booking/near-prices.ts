import { useQueries as useEach } from '@tanstack/react-query';
import type { PassengerCounts } from '../../contracts/booking/passengers.ts';
import { queryFlightCalendar } from '../../contracts/flight/flight-calendar.ts';
import type { RequestOf, ResponseOf } from '../../contracts/call.ts';
import { useClient } from '../provider.tsx';
import { useQueries } from '../query-client.ts';
import { readQuery } from '../read.ts';

/** Prices change through the day, not while one looks. */
const fiveMinutes = 300_000;

/** Lowest prices between two ends. */
export interface NearPrices {
  /** By day, of the whole party; undefined while any is on its way or not to be had. */
  readonly days: ResponseOf<typeof queryFlightCalendar>['days'] | undefined;
  readonly failed: boolean;
}

/** Lowest prices of several pairs of ends in some months, each a background read of its own, and the way to ask again. */
export function useNearPrices(
  pairs: readonly { readonly from: string; readonly to: string }[],
  months: readonly string[],
  asked: {
    readonly passengers: PassengerCounts;
    readonly cabin?: RequestOf<typeof queryFlightCalendar>['cabin'];
    /** Of flights without a stop alone. */
    readonly direct: boolean;
  },
): { readonly prices: readonly NearPrices[]; readonly refetch: () => void } {
  const client = useClient();
  const reads = useEach(
    {
      queries: pairs.flatMap(({ from, to }) =>
        months.map((month) =>
          readQuery(
            client,
            queryFlightCalendar,
            {
              from,
              to,
              month,
              passengers: asked.passengers,
              ...(asked.cabin && { cabin: asked.cabin }),
              ...(asked.direct && { direct: true }),
            },
            { announce: 'silent', staleTime: fiveMinutes },
          ),
        ),
      ),
    },
    useQueries(),
  );
  const prices = pairs.map((_, at) => {
    const own = reads.slice(at * months.length, (at + 1) * months.length);
    const told = own.flatMap(({ data }) => (data ? [data.days] : []));
    return {
      days: told.length === own.length ? told.flat() : undefined,
      failed: own.some(({ isError }) => isError),
    };
  });
  return { prices, refetch: () => reads.forEach((read) => read.isError && void read.refetch()) };
}
