import { useMemo } from 'react';
import { useQueryOfAddress } from '../../../navigation/query-of-address.ts';
import { readBooking, type BookingAddress } from '../booking-address.ts';
import { kept } from './derive.ts';

/** A query is read once for the pages that stand at it one after another. */
const readOnce = kept((query: string) => readBooking(new URLSearchParams(query)));

/** The booking that the address holds; undefined where it holds none. */
export function useBookingAddress(): BookingAddress | undefined {
  const query = useQueryOfAddress();
  return useMemo(() => readOnce(query.toString()), [query]);
}
