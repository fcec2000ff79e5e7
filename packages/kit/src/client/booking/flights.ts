import { bookingRefusalOf, bookingRefusals } from '../../contracts/booking/booking-refusals.ts';
import { searchFlights, type FlightQuery } from '../../contracts/booking/search-flights.ts';
import { querySpecialProducts } from '../../contracts/booking/special-products.ts';
import { verifyOffer, type OfferQuery, type VerifiedOffer } from '../../contracts/booking/verify-offer.ts';
import type { RequestFailure } from '../failure.ts';
import { useClient } from '../provider.tsx';
import { useRead, type ReadResult } from '../read.ts';

/** The screen tells refusals in words of its own. */
const handles = Object.keys(bookingRefusals);

/** Seats and prices change through the day, not while one compares. */
const fiveMinutes = 300_000;

/**
 * Flights and fares of one segment; nothing is asked without a query.
 * @param staleTime ms; Infinity for one that is shown beside another list, and is not worth asking for again
 */
export const useFlightOffers = (
  query: FlightQuery | undefined,
  staleTime = fiveMinutes,
): ReadResult<typeof searchFlights> => useRead(searchFlights, query, { handles, staleTime });

/**
 * Asks whether the chosen fares can still be had, whatever was known before, and keeps no answer; it rejects when there is none.
 * That a price has changed is an answer.
 */
export function useVerifyOffer(): (query: OfferQuery) => Promise<VerifiedOffer> {
  const client = useClient();
  return (query) => client.send(verifyOffer, query, { handles, announce: 'answers' });
}

/** The error that a failure of searching is; undefined for any other. */
export const bookingRefusedAs = ({ failure }: RequestFailure): ReturnType<typeof bookingRefusalOf> =>
  failure.kind === 'refused' ? bookingRefusalOf(failure.code) : undefined;

/** Products that only some parties may buy. */
export const useSpecialProducts = (): ReadResult<typeof querySpecialProducts> =>
  useRead(querySpecialProducts, {});
