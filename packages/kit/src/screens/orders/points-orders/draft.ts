import { useCallback, useMemo, useState } from 'react';
import { newPurchaseId } from '../../../client/orders/points-orders.ts';
import type { DraftForm } from '../../../session/drafts.ts';
import { useSession } from '../../../session/session-provider.tsx';

/** Purchase that is about to be made. */
interface Purchase {
  /** How many points, as written. */
  readonly typed: string;
  /** One until it is ordered, so that going back and forth makes no second order. */
  readonly purchaseId: string;
  /** Sent, and no answer came: it is looked up before anything is sent again. */
  readonly unsure?: boolean;
}

const pointsDraft: DraftForm<Purchase> = { name: 'pointsToBuy', keeps: {}, choices: () => ({}) };

/**
 * Content of the field, also after the way back from the next step.
 * @param asked the purchase that the address names: after a reload it is all that is known
 */
export function usePointsDraft(asked: { readonly points?: string; readonly purchase?: string } = {}) {
  const { drafts } = useSession();
  const [draft, setDraft] = useState<Purchase>(
    () =>
      drafts.read(pointsDraft) ?? {
        typed: asked.points ?? '',
        purchaseId: asked.purchase ?? newPurchaseId(),
      },
  );
  const type = useCallback(
    (typed: string) => {
      const next = { ...draft, typed };
      setDraft(next);
      if (typed === '' && !next.unsure) drafts.forget(pointsDraft);
      else drafts.write(pointsDraft, next);
    },
    [draft, drafts],
  );
  return { ...draft, type };
}

/** Known facts of a purchase on its second step. */
export function usePurchaseDraft(purchaseId: string) {
  const { drafts } = useSession();
  return useMemo(() => {
    const own = () => {
      const draft = drafts.read(pointsDraft);
      return draft?.purchaseId === purchaseId ? draft : undefined;
    };
    return {
      unsure: own()?.unsure === true,
      setUnsure: (points: number | undefined) => {
        const typed = own()?.typed ?? String(points ?? '');
        drafts.write(pointsDraft, { typed, purchaseId, unsure: points !== undefined });
      },
      forget: () => {
        if (own()) drafts.forget(pointsDraft);
      },
    };
  }, [drafts, purchaseId]);
}
