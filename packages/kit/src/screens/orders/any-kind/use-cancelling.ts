import {
  useCancelOrder as useCancel,
  useCancelWaitlist,
  useLookUpOrder,
  useReloadOrders,
} from '../../../client/orders/orders.ts';
import type { OrderDetail } from '../../../contracts/orders/order-detail.ts';
import { useCancelOrder, type CancelOrder } from '../use-cancel-order.ts';

/** Giving an order up, by the act that the airline offers for it. */
export interface Cancelling extends CancelOrder {
  readonly act: 'cancel' | 'cancelWaitlist';
}

/** Cancels an order that has not been paid, or takes it off the waitlist; an uncertain outcome is looked up first. */
export function useCancelling({
  orderNo,
  state,
  actions,
}: Pick<OrderDetail, 'orderNo' | 'state' | 'actions'>): Cancelling {
  const { mutateAsync: cancel } = useCancel();
  const { mutateAsync: leave } = useCancelWaitlist();
  const lookUp = useLookUpOrder();
  const offered = actions.find(({ action, why }) => action === 'cancelWaitlist' && why === undefined);
  const act = offered || state === 'waitlist' ? 'cancelWaitlist' : 'cancel';
  const cancelling = useCancelOrder(orderNo, {
    cancel: act === 'cancelWaitlist' ? leave : cancel,
    lookUp: async () => {
      const { order } = await lookUp(orderNo);
      return { orders: order ? [order] : [] };
    },
    reload: useReloadOrders(),
  });
  return { ...cancelling, act };
}
