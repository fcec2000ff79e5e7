import { RequestFailure } from '../../client/failure.ts';
import { useCancelTierOrder, useLookUpTierOrders, useReloadTierOrders } from '../../client/tier-orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { useVerifiedMutation } from '../shell/use-verified-mutation.ts';

/** Gives up an order that has not been paid; what is not certain is looked up before anything is sent again. */
export function useCancelling(orderNo: string) {
  const t = useMessages('tier-orders');
  const { mutateAsync } = useCancelTierOrder();
  const lookUp = useLookUpTierOrders();
  const reload = useReloadTierOrders();
  const { write, send, check } = useVerifiedMutation<string, unknown>({
    send: async (sent) =>
      mutateAsync({ orderNo: sent }).catch((reason: unknown) => {
        // A refusal says that the order is not what it was.
        if (reason instanceof RequestFailure && reason.failure.kind === 'refused') void reload();
        throw reason;
      }),
    lookUp: async (sent) => {
      const { orders } = await lookUp();
      return orders.some((order) => order.orderNo === sent && order.state === 'cancelled') || undefined;
    },
    onDone: async () => {
      await reload();
      toastStore.show(t('cancel.done'));
    },
  });
  return { write, check, cancel: () => send(orderNo) };
}

export type Cancelling = ReturnType<typeof useCancelling>;
