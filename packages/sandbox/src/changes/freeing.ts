import { freeChangeAfter, type NewFlightEvent } from '../dynamics/events.ts';
import type { Stores } from '../stores.ts';
import { isUsable } from '../ticket-orders/ticket-records.ts';
import type { Clock } from '../clock.ts';

/** Frees changes and refunds of the tickets for a flight of today that the airline has cancelled, or moved by the published minutes. */
export function freeTickets(
  { ticketBook, clock }: Pick<Stores, 'ticketBook'> & { readonly clock: Clock },
  event: NewFlightEvent,
): void {
  const isCancelled = event.kind === 'cancel';
  if (!isCancelled && !(event.kind === 'delay' && event.minutes >= freeChangeAfter)) return;
  const today = clock.today();
  for (const { ticketNo, coupons } of ticketBook.known())
    if (coupons.some((one) => isUsable(one) && one.flightNo === event.flight && one.day === today))
      ticketBook.change(ticketNo, { involuntary: true, cause: isCancelled ? 'cancelled' : 'time' });
}
