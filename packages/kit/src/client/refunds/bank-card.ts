import { refundCard, saveRefundCard, type RefundCard } from '../../contracts/refunds/bank-card.ts';
import { refundRefusals } from '../../contracts/refunds/refund-refusals.ts';
import { useLookUp } from '../look-up.ts';
import { useRead, type ReadResult } from '../read.ts';
import { useReload } from '../reload.ts';
import { useWrite, type WriteResult } from '../write.ts';

const handles = Object.keys(refundRefusals);

/** The card of a request; nothing is asked without a number. */
export const useRefundCard = (requestNo: string | undefined): ReadResult<typeof refundCard> =>
  useRead(refundCard, requestNo === undefined ? undefined : { requestNo }, { handles });

/** Names the card of a request. */
export const useSaveRefundCard = (): WriteResult<typeof saveRefundCard> =>
  useWrite(saveRefundCard, { announce: 'answers', handles });

/** Looks the card of a request up again; it rejects when there is no answer. */
export function useLookUpRefundCard(): (requestNo: string) => Promise<RefundCard | undefined> {
  const lookUp = useLookUp(refundCard);
  return async (requestNo) => (await lookUp({ requestNo })).card;
}

const cardCalls = [refundCard] as const;

/** Lets every screen ask for the card again. */
export const useReloadRefundCard = (): (() => Promise<void>) => useReload(cardCalls);
