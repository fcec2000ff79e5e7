import { useCallback, useMemo } from 'react';
import { useKnownBookingTerms } from '../../../client/booking/ordering.ts';
import type { Remembered } from '../../../session/memory.ts';
import { useRemembered } from '../../../session/use-remembered.ts';
import { formQuery, type BookingAddress } from '../booking-address.ts';
import type { Booking } from './derive.ts';

/** Pages of a product with rules of its own, the usual one first. */
export const specialPages = ['specialBookingMaterial', 'specialMaterial'] as const;

type MaterialPage = (typeof specialPages)[number] | 'bookingMaterial';

/** Page of a special product on which the booking was begun. */
export const specialPage: Remembered<(typeof specialPages)[number]> = {
  name: 'specialPage',
  none: 'specialBookingMaterial',
};

/** Name of the page of a booking: a product with rules of its own has one of its own. */
export function useMaterialOf(): (booking: Pick<Booking, 'terms'>) => MaterialPage {
  const [special] = useRemembered(specialPage);
  return useCallback(
    ({ terms: { productLimit } }) => (productLimit ? special : 'bookingMaterial'),
    [special],
  );
}

/** Name of the page that the booking of an address is on, for pages that read nothing else of its terms. */
export function useMaterial(address: BookingAddress): MaterialPage {
  const materialOf = useMaterialOf();
  const { data: terms } = useKnownBookingTerms(useMemo(() => formQuery(address), [address]));
  return terms ? materialOf({ terms }) : 'bookingMaterial';
}
