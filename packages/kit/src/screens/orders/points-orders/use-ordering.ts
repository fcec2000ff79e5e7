import {
  useBuyPoints,
  useLookUpPointsOrders,
  useReloadPointsOrders,
} from '../../../client/orders/points-orders.ts';
import { RequestFailure } from '../../../client/failure.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { usePurchaseDraft } from './draft.ts';

/** Orders points once, and goes on to the payment; its outcome is looked up by the purchase. */
export function useOrdering(purchaseId: string, points: number) {
  const navigation = useNavigation();
  const { mutateAsync: buy } = useBuyPoints();
  const lookUp = useLookUpPointsOrders();
  const reload = useReloadPointsOrders();
  const { unsure, setUnsure, forget } = usePurchaseDraft(purchaseId);
  return useVerifiedMutation<number, { orderNo: string }>({
    send: async (sent) => {
      try {
        return await buy({ purchaseId, points: sent });
      } catch (reason) {
        // A refusal may say that the offer is not what it was.
        if (reason instanceof RequestFailure && reason.failure.kind === 'refused') void reload();
        throw reason;
      }
    },
    lookUp: async () => (await lookUp()).orders.find((order) => order.purchaseId === purchaseId),
    unsure: unsure ? points : undefined,
    onUnsure: setUnsure,
    onDone: ({ orderNo }, _sent, here) => {
      forget();
      if (!here) return undefined;
      navigation.replace('payment', { params: { id: orderNo } });
      return 'leaving';
    },
  });
}
