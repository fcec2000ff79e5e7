import { useMemo } from 'react';
import { useKnownBookingTerms } from '../../../client/booking/ordering.ts';
import { formQuery, type BookingAddress } from '../booking-address.ts';
import { materialOf } from './derive.ts';

/** Name of the page that the booking of an address is on, for pages that read nothing else of its terms. */
export function useMaterial(address: BookingAddress): ReturnType<typeof materialOf> {
  const { data: terms } = useKnownBookingTerms(useMemo(() => formQuery(address), [address]));
  return terms ? materialOf({ terms }) : 'bookingMaterial';
}
