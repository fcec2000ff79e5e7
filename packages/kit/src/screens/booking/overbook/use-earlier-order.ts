import { useMemo, useState } from 'react';
import { useFoundBooking } from '../../../client/booking/ordering.ts';
import { createKeptIntents, type KeptIntents } from '../../../client/kept-intents.ts';
import type { CreatedOrder } from '../../../contracts/booking/create-order.ts';
import { useHost } from '../../../host/context.tsx';
import { useSession } from '../../../session/session-provider.tsx';
import { faresOf, type BookingAddress } from '../booking-address.ts';

/** Ids of bookings that were sent from this tab, by their fares; they outlive a reload for a day. */
function useSentBookings(): KeptIntents {
  const session = useSession();
  const { clock } = useHost();
  return useMemo(
    () =>
      createKeptIntents(
        { get: () => session.get('bookings'), set: (text) => session.set('bookings', text) },
        clock.now,
      ),
    [session, clock],
  );
}

/** A booking of the same fares that was sent from this tab before. */
export interface EarlierOrder {
  /** Its order, once it has been found. */
  readonly order: CreatedOrder | undefined;
  /** Id of the booking for as long as its outcome is not known: sent once more under it, one order comes of both. */
  readonly unknown: string | undefined;
  /** No answer came when it was looked up. */
  readonly failed: boolean;
  readonly lookUpAgain: () => void;
  /** A booking turns out to have been sent before: it is looked up. */
  readonly lookUp: (bookingId: string) => void;
  /** A booking is about to be sent. */
  readonly sent: (bookingId: string) => void;
  /** The airline has refused it, or has made nothing of it. */
  readonly dropped: () => void;
}

/** Looks up what became of a booking of these fares that was sent before the page was opened. */
export function useEarlierOrder(address: BookingAddress | undefined): EarlierOrder {
  const bookings = useSentBookings();
  const intent = address ? faresOf(address) : '';
  const [[id, of], setFound] = useState(() => [bookings.find('', intent), intent] as const);
  if (of !== intent) setFound([bookings.find('', intent), intent]);
  const read = useFoundBooking(id);
  const order = read.data?.order;
  return {
    order,
    unknown: read.data ? undefined : id,
    failed: read.error !== null,
    lookUpAgain: () => void read.refetch(),
    lookUp: (bookingId) => (bookingId === id ? void read.refetch() : setFound([bookingId, intent])),
    sent: (bookingId) => bookings.keep('', intent, bookingId),
    dropped: () => bookings.drop('', intent),
  };
}
