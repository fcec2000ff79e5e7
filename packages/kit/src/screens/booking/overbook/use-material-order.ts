import { useSignedIn } from '../../../client/account/signed-in.ts';
import { newBookingId } from '../../../client/booking/ordering.ts';
import type { CreatedOrder } from '../../../contracts/booking/create-order.ts';
import type { ContactFields } from '../../../contracts/saved-people/saved-people.ts';
import { useLocale } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import type { BookingAddress } from '../booking-address.ts';
import { orderFields } from './order-fields.ts';
import { useDraft, useWay, type BookingUnderWay } from './under-way.tsx';
import type { EarlierOrder } from './use-earlier-order.ts';
import { isOrderable } from './use-missing-parts.ts';
import { useOrdering } from './use-ordering.ts';

export interface MaterialOrderOptions {
  readonly address: BookingAddress;
  /** Asks for the terms once more. */
  readonly read: BookingUnderWay['read'];
  /** Earlier booking of the same fares, as far as its outcome is known. */
  readonly earlier: EarlierOrder;
  /** A place on the waitlist is taken: nothing is paid now. */
  readonly onWaitlist: (order: CreatedOrder) => void;
}

/** Orders what the form holds, and leads on to its payment. */
export function useMaterialOrder({ address, read, earlier, onWaitlist }: MaterialOrderOptions) {
  const navigation = useNavigation();
  const locale = useLocale();
  const signedIn = useSignedIn();
  const way = useWay();
  const unsure = useDraft((draft) => draft.unsure);
  const ordering = useOrdering({
    earlier,
    unsure,
    onUnsure: (sent) => way.change({ unsure: sent }),
    onRefused: () => void read.refetch(),
    onOtherOrder: () => way.change({ bookingId: newBookingId() }),
    onOrdered: (order, here) => {
      way.forget();
      if (!here) return undefined;
      if (order.state === 'waitlist') return onWaitlist(order);
      navigation.replace('payment', { params: { id: order.orderNo } });
      return 'leaving';
    },
  });
  return {
    write: ordering.write,
    check: ordering.check,
    /** Orders once nothing is missing. */
    submit: (reached: ContactFields) => {
      const [draft, booking] = [way.get(), way.booking()];
      // The summary tells what is missing, and has the focus.
      if (!isOrderable(booking, draft, signedIn)) return;
      const bookingId = earlier.unknown ?? draft.bookingId;
      const fields = orderFields(address, booking, { ...draft, bookingId }, reached, locale);
      if (fields) void ordering.send(fields);
    },
  };
}
