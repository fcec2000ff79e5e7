import { useState } from 'react';
import { RequestFailure } from '../../client/failure.ts';
import { useLookUpTierOrders, useOrderTier, useReloadTierOrders } from '../../client/tier-orders.ts';
import { uuid } from '../../client/uuid.ts';
import type { RequestOf } from '../../contracts/call.ts';
import type { orderTier, TierOrder } from '../../contracts/tier-orders.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { orderOfPurchase } from '../../rules/tiers/sale.ts';
import type { DraftForm } from '../../session/drafts.ts';
import { useSession } from '../../session/session-provider.tsx';
import { useCertainWrite } from '../shell/use-certain-write.ts';

type Purchase = RequestOf<typeof orderTier>;

/** A purchase that was sent, and no answer came; by offer, and in this page's memory alone. */
const unsurePurchase: DraftForm<Purchase> = { name: 'tierPurchase', keeps: {}, choices: () => ({}) };

/** Orders what is offered, once; what is not certain is found by its purchase before anything is sent again. */
export function usePurchase(offerId: string) {
  const { drafts } = useSession();
  const navigation = useNavigation();
  const { mutateAsync } = useOrderTier();
  const lookUp = useLookUpTierOrders();
  const reload = useReloadTierOrders();
  const [unsure] = useState(() => drafts.read(unsurePurchase, offerId));
  const [purchase] = useState<Purchase>(() => unsure ?? { purchaseId: uuid(), offerId });

  const leave = ({ orderNo, state }: Pick<TierOrder, 'orderNo' | 'state'>) =>
    state === 'waiting'
      ? navigation.replace('payment', { params: { id: orderNo } })
      : navigation.replace('tierPaymentResult', { query: { tradingOrderNo: orderNo } });

  const { write, send, check, settle } = useCertainWrite<Purchase, Pick<TierOrder, 'orderNo' | 'state'>>({
    send: async (sent) =>
      mutateAsync(sent).catch((reason: unknown) => {
        // What stands against it may have changed on the other side only.
        if (reason instanceof RequestFailure && reason.failure.kind === 'refused') void reload();
        throw reason;
      }),
    lookUp: async ({ purchaseId }) => orderOfPurchase((await lookUp()).orders, purchaseId),
    unsure,
    onUnsure: (sent) =>
      sent ? drafts.write(unsurePurchase, sent, offerId) : drafts.forget(unsurePurchase, offerId),
    onDone: (answer, _sent, here) => {
      void reload();
      if (!here) return undefined;
      leave(answer);
      return 'leaving';
    },
  });
  return { write, check, settle, order: () => send(purchase) };
}
