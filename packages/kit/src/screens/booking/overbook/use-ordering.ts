import { isOtherOrder, useCreateOrder, useLookUpBooking } from '../../../client/booking/ordering.ts';
import type { CreatedOrder, OrderFields } from '../../../contracts/booking/create-order.ts';
import { RequestFailure } from '../../../client/failure.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import type { EarlierOrder } from './use-earlier-order.ts';

interface OrderingOptions {
  /** Bookings of the same fares from before. */
  readonly earlier: EarlierOrder;
  /** Order that was sent before, and no answer came. */
  readonly unsure: OrderFields | undefined;
  readonly onUnsure: (sent: OrderFields | undefined) => void;
  /** A refusal may say that prices or seats are not what they were. */
  readonly onRefused: () => void;
  /** The booking's id belongs to an order that was sent with other contents before. */
  readonly onOtherOrder: () => void;
  /** The order is made. */
  readonly onOrdered: (order: CreatedOrder, here: boolean) => 'leaving' | void;
}

/** Makes one order of a booking; its outcome is looked up by the booking, and nothing is ordered twice. */
export function useOrdering({
  earlier,
  unsure,
  onUnsure,
  onRefused,
  onOtherOrder,
  onOrdered,
}: OrderingOptions) {
  const { mutateAsync: create } = useCreateOrder();
  const lookUp = useLookUpBooking();
  const session = useSession();
  return useVerifiedMutation<OrderFields, CreatedOrder>({
    send: async (sent) => {
      earlier.sent(sent.bookingId);
      try {
        return await create(sent);
      } catch (reason) {
        if (reason instanceof RequestFailure && reason.failure.kind === 'refused') {
          if (isOtherOrder(reason)) {
            onOtherOrder();
            earlier.lookUp(sent.bookingId);
          } else {
            earlier.dropped();
            onRefused();
          }
        }
        throw reason;
      }
    },
    lookUp: async ({ bookingId }) => {
      const order = await lookUp(bookingId);
      if (!order) earlier.dropped();
      return order;
    },
    unsure,
    onUnsure,
    onDone: (order, _sent, here) => {
      if (order.orderKey !== undefined) session.set('orderKey', order.orderKey);
      return onOrdered(order, here);
    },
  });
}
