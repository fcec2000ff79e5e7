import type { BookingFormQuery } from '../../contracts/booking/booking-form.ts';
import type { FlightSearch } from '../../rules/booking/search-address.ts';
import { addressQuery, fareOf, type AddressQuery, type NamedFare } from './flight-list/list-address.ts';
import { readChoice } from './choice-address.ts';

/** A booking as its address has it: the search, and a fare for each of its segments. Nothing of it says who travels. */
export interface BookingAddress {
  readonly search: FlightSearch;
  readonly chosen: readonly NamedFare[];
}

/** Reads the address of a booking; undefined where a segment has no fare. */
export function readBooking(query: URLSearchParams): BookingAddress | undefined {
  const choice = readChoice(query);
  if (!choice?.fareId || choice.step !== choice.search.segments.length) return undefined;
  const { search, earlier, offerId, flights, fareId } = choice;
  return { search, chosen: [...earlier, { offerId, flights, fareId }] };
}

/** The fares of a booking as one text; nothing of who travels is in it. */
export const faresOf = ({ chosen }: Pick<BookingAddress, 'chosen'>): string =>
  chosen.map(({ offerId, fareId }) => `${offerId} ${fareId}`).join();

/** Query of the booking's pages. */
export const bookingQuery = ({ search, chosen }: BookingAddress): AddressQuery =>
  addressQuery({ search, step: 1, chosen });

/** Question whose answer is all that the booking asks for. */
export const formQuery = ({ search, chosen }: BookingAddress): BookingFormQuery => ({
  offers: chosen.map(fareOf),
  passengers: { adults: search.adults, children: search.children, infants: search.infants },
});
