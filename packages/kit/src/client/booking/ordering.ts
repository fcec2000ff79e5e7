import { ticketOrderRefusalOf, ticketOrderRefusals } from '../../contracts/booking/booking-refusals.ts';
import { queryBookingForm, type BookingFormQuery } from '../../contracts/booking/booking-form.ts';
import { createOrder, findBooking, type CreatedOrder } from '../../contracts/booking/create-order.ts';
import type { RequestFailure } from '../failure.ts';
import { useClient } from '../provider.tsx';
import { useRead, type ReadResult } from '../read.ts';
import { useReload } from '../reload.ts';
import { uuid } from '../uuid.ts';
import { useWrite, type WriteResult } from '../write.ts';

/** Code of a booking that was sent before with other contents. Source: decision 36. */
const otherContents = '40902';

/** The screen tells refusals in words of its own. */
const handles = [...Object.keys(ticketOrderRefusals), otherContents];

/** All that booking some fares asks for; asked again each time, for prices and seats change. Nothing is asked without a query. */
export const useBookingTerms = (query: BookingFormQuery | undefined): ReadResult<typeof queryBookingForm> =>
  useRead(queryBookingForm, query, { handles, staleTime: 0, structuralSharing: true });

/** The same, as far as it is known: asked for in silence, and once, where a page needs little of it. */
export const useKnownBookingTerms = (
  query: BookingFormQuery | undefined,
): ReadResult<typeof queryBookingForm> =>
  useRead(queryBookingForm, query, {
    staleTime: Number.POSITIVE_INFINITY,
    announce: 'silent',
    structuralSharing: true,
  });

const terms = [queryBookingForm] as const;

/** Lets the booking ask again: who and what may be chosen has changed. */
export const useReloadBookingTerms = (): (() => Promise<void>) => useReload(terms);

/** Makes one order of a booking; the screen tells refusals and its outcome. */
export const useCreateOrder = (): WriteResult<typeof createOrder> =>
  useWrite(createOrder, { handles, announce: 'answers' });

/** Looks up the order that a booking has made; undefined where it has made none. It rejects when there is no answer. */
export function useLookUpBooking(): (bookingId: string) => Promise<CreatedOrder | undefined> {
  const client = useClient();
  return async (bookingId) => (await client.send(findBooking, { bookingId })).order;
}

/** The order that an earlier booking has made, asked for in silence; nothing is asked without its id. */
export const useFoundBooking = (bookingId: string | undefined): ReadResult<typeof findBooking> =>
  useRead(findBooking, bookingId === undefined ? undefined : { bookingId }, {
    staleTime: 0,
    announce: 'silent',
  });

/** The catalogue's id of a refusal of an order; undefined for any other failure. */
export const orderRefusedAs = ({ failure }: RequestFailure): ReturnType<typeof ticketOrderRefusalOf> =>
  failure.kind === 'refused' ? ticketOrderRefusalOf(failure.code) : undefined;

/** Whether an order was refused because its booking has been sent before with other contents. */
export const isOtherOrder = ({ failure }: RequestFailure): boolean =>
  failure.kind === 'refused' && failure.code === otherContents;

/** Names one booking: its outcome is found by it, and however often it is sent, one order comes of it. */
export const newBookingId = (): string => uuid();
