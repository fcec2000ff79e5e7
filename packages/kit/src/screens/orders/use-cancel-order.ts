import { RequestFailure } from '../../client/failure.ts';
import { useMessages } from '../../messages/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import type { OrderStatus } from '../../rules/orders/status.ts';
import { useVerifiedMutation } from '../shell/use-verified-mutation.ts';

/** Calls of one kind of orders. */
interface OrderCalls {
  readonly cancel: (asked: { orderNo: string }) => Promise<unknown>;
  /** Asks the airline for the orders, not what is kept of them. */
  readonly lookUp: () => Promise<{
    readonly orders: readonly { readonly orderNo: string; readonly state: OrderStatus }[];
  }>;
  readonly reload: () => Promise<unknown>;
}

/** Cancels an order that has not been paid; an outcome that is not certain is looked up before anything is sent again. */
export function useCancelOrder(orderNo: string, { cancel, lookUp, reload }: OrderCalls) {
  const t = useMessages('orders');
  const { write, send, check } = useVerifiedMutation<string, unknown>({
    send: async () => {
      try {
        return await cancel({ orderNo });
      } catch (reason) {
        // A refusal says that the order is not what it was.
        if (reason instanceof RequestFailure && reason.failure.kind === 'refused') await reload();
        throw reason;
      }
    },
    lookUp: async () =>
      (await lookUp()).orders.find((order) => order.orderNo === orderNo && order.state === 'cancelled'),
    onDone: async () => {
      await reload();
      toastStore.show(t('cancel.done'));
    },
  });
  return { write, check, cancel: () => send(orderNo) };
}

/** Return value of `useCancelOrder`. */
export type CancelOrder = ReturnType<typeof useCancelOrder>;
