import { useMemo } from 'react';
import { useBookingTerms } from '../../../client/booking/ordering.ts';
import { useToday } from '../../shell/use-today.ts';
import { faresOf, formQuery } from '../booking-address.ts';
import { useBookingDraft } from '../booking-draft.ts';
import { readerOf } from './derive.ts';
import { useBookingAddress } from './use-booking-address.ts';

/** The booking of the address: the airline's terms, and the way to read a draft by them once they have come. */
export function useTermsOfAddress() {
  const address = useBookingAddress();
  const read = useBookingTerms(useMemo(() => address && formQuery(address), [address]));
  const today = useToday();
  const { data } = read;
  const readBooking = useMemo(
    () => (data && address ? readerOf(data, address, today) : undefined),
    [data, address, today],
  );
  return { address, read, fares: address && faresOf(address), readBooking };
}

/** The booking of the address: the airline's terms, what has been chosen so far, and all that follows from both. */
export function useBooking() {
  const { address, read, fares, readBooking } = useTermsOfAddress();
  const draft = useBookingDraft(fares);
  return { address, read, booking: readBooking?.(draft.draft), ...draft };
}

/** Return value of `useBooking`. */
export type BookingInUse = ReturnType<typeof useBooking>;
