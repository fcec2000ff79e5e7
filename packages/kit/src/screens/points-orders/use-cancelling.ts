import {
  useCancelPointsOrder,
  useLookUpPointsOrders,
  useReloadPointsOrders,
} from '../../client/points-orders.ts';
import { RequestFailure } from '../../client/failure.ts';
import { useMessages } from '../../messages/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { useVerifiedMutation } from '../shell/use-verified-mutation.ts';

/** Gives an order up, and looks up what came of it while that is not certain. */
export function useCancelling(orderNo: string) {
  const t = useMessages('points-orders');
  const { mutateAsync: cancel } = useCancelPointsOrder();
  const lookUp = useLookUpPointsOrders();
  const reload = useReloadPointsOrders();
  return useVerifiedMutation<string, unknown>({
    send: async () => {
      try {
        await cancel({ orderNo });
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
}

/** Return value of `useCancelling`. */
export type Cancelling = ReturnType<typeof useCancelling>;
