import {
  useCancelOrder as useCancel,
  useCancelWaitlist,
  useLookUpOrder,
  useReloadOrders,
} from '../../../client/orders/orders.ts';
import type { OrderDetail } from '../../../contracts/orders/order-detail.ts';
import { useCancelOrder } from '../use-cancel-order.ts';

/** Cancels an order that has not been paid, or takes it off the waitlist; an uncertain outcome is looked up first. */
export function useCancelling({ orderNo, state }: Pick<OrderDetail, 'orderNo' | 'state'>) {
  const { mutateAsync: cancel } = useCancel();
  const { mutateAsync: leave } = useCancelWaitlist();
  const lookUp = useLookUpOrder();
  return useCancelOrder(orderNo, {
    cancel: state === 'waitlist' ? leave : cancel,
    lookUp: async () => {
      const { order } = await lookUp(orderNo);
      return { orders: order ? [order] : [] };
    },
    reload: useReloadOrders(),
  });
}
