import { useState } from 'react';
import { RequestFailure } from '../../../client/failure.ts';
import {
  useLookUpTierOrders,
  useOrderTier,
  useReloadTierOrders,
} from '../../../client/orders/tier-orders.ts';
import { uuid } from '../../../client/uuid.ts';
import type { RequestOf } from '../../../contracts/call.ts';
import type { orderTier, TierOrder } from '../../../contracts/orders/tier-orders.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { orderOfPurchase } from '../../../rules/tiers/sale.ts';
import type { DraftForm } from '../../../session/drafts.ts';
import type { Session } from '../../../session/session.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';

type Purchase = RequestOf<typeof orderTier>;

/** A purchase that was sent, and no answer came; by offer, and in this page's memory alone. */
const unsurePurchase: DraftForm<Purchase> = { name: 'tierPurchase', keeps: {}, choices: () => ({}) };

/** Purchases that are under way, by offer: going back and forth makes no second order. */
const underWay = new WeakMap<Session, Map<string, string>>();

function purchasesOf(session: Session): Map<string, string> {
  const known = underWay.get(session) ?? new Map<string, string>();
  underWay.set(session, known);
  return known;
}

/** Orders what is offered, once; what is not certain is found by its purchase before anything is sent again. */
export function usePurchase(offerId: string) {
  const session = useSession();
  const { drafts } = session;
  const navigation = useNavigation();
  const { mutateAsync } = useOrderTier();
  const lookUp = useLookUpTierOrders();
  const reload = useReloadTierOrders();
  const [unsure] = useState(() => drafts.read(unsurePurchase, offerId));
  const [purchase] = useState<Purchase>(
    () => unsure ?? { purchaseId: purchasesOf(session).get(offerId) ?? uuid(), offerId },
  );

  const leave = ({ orderNo, state }: Pick<TierOrder, 'orderNo' | 'state'>) =>
    state === 'waiting'
      ? navigation.replace('payment', { params: { id: orderNo } })
      : navigation.replace('tierPaymentResult', { query: { tradingOrderNo: orderNo } });

  const { write, send, check } = useVerifiedMutation<Purchase, Pick<TierOrder, 'orderNo' | 'state'>>({
    send: async (sent) => {
      purchasesOf(session).set(offerId, sent.purchaseId);
      return mutateAsync(sent).catch((reason: unknown) => {
        if (reason instanceof RequestFailure && reason.failure.kind === 'refused') {
          purchasesOf(session).delete(offerId);
          // The obstacle may have changed on the other side only.
          void reload();
        }
        throw reason;
      });
    },
    lookUp: async ({ purchaseId }) => orderOfPurchase((await lookUp()).orders, purchaseId),
    unsure,
    onUnsure: (sent) =>
      sent ? drafts.write(unsurePurchase, sent, offerId) : drafts.forget(unsurePurchase, offerId),
    onDone: (answer, _sent, here) => {
      purchasesOf(session).delete(offerId);
      void reload();
      if (!here) return undefined;
      leave(answer);
      return 'leaving';
    },
  });
  return { write, check, order: () => send(purchase) };
}
