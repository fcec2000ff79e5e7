import { useMemo } from 'react';
import { useQueryOfAddress } from '../../../navigation/query-of-address.ts';
import { readBooking, type BookingAddress } from '../booking-address.ts';

/** The booking that the address holds; undefined where it holds none. */
export function useBookingAddress(): BookingAddress | undefined {
  const query = useQueryOfAddress();
  return useMemo(() => readBooking(query), [query]);
}
