import { useQueries as useEach } from '@tanstack/react-query';
import { bookingRefusals } from '../../contracts/booking/booking-refusals.ts';
import { searchFlights, type FlightQuery } from '../../contracts/booking/search-flights.ts';
import { useClient } from '../provider.tsx';
import { useQueries } from '../query-client.ts';
import { readQuery, type ReadResult } from '../read.ts';

const handles = Object.keys(bookingRefusals);

/** Seats and prices change through the day, not while one compares. */
const fiveMinutes = 300_000;

/** Flights and fares of several segments, or of several searches, in their order; each is a read of its own. */
export function useEachFlightOffers(queries: readonly FlightQuery[]): ReadResult<typeof searchFlights>[] {
  const client = useClient();
  return useEach(
    {
      queries: queries.map((query) =>
        readQuery(client, searchFlights, query, { handles, staleTime: fiveMinutes }),
      ),
    },
    useQueries(),
  ) as ReadResult<typeof searchFlights>[];
}
