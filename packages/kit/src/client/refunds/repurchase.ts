import { refundRefusals } from '../../contracts/refunds/refund-refusals.ts';
import {
  findRepurchase,
  repurchaseResult,
  sendRepurchaseCode,
  submitRepurchase,
  type RepurchaseWish,
} from '../../contracts/refunds/repurchase.ts';
import { useLookUp } from '../look-up.ts';
import { useClient } from '../provider.tsx';
import { useRead, type ReadResult } from '../read.ts';
import { useReload } from '../reload.ts';
import { useWrite, type WriteResult } from '../write.ts';

const handles = Object.keys(refundRefusals);

/** Sends a code to the phone of a ticket's booking. */
export const useSendRepurchaseCode = (): WriteResult<typeof sendRepurchaseCode> =>
  useWrite(sendRepurchaseCode, { announce: 'answers' });

/** Finds both tickets; gives the id of the search. It rejects where they are not found, and when there is no answer. */
export function useFindRepurchase(): (wish: RepurchaseWish) => Promise<string> {
  const client = useClient();
  return async (wish) => (await client.send(findRepurchase, wish, { handles })).queryId;
}

/** Both tickets of a search; nothing is asked without one. */
export const useRepurchase = (queryId: string | undefined): ReadResult<typeof repurchaseResult> =>
  useRead(repurchaseResult, queryId === undefined ? undefined : { queryId }, { handles });

/** Gives the old ticket back. */
export const useSubmitRepurchase = (): WriteResult<typeof submitRepurchase> =>
  useWrite(submitRepurchase, { announce: 'answers', handles });

/** Looks up the request that a search has made; undefined where it has made none. It rejects when there is no answer. */
export function useLookUpRepurchase(): (queryId: string) => Promise<string | undefined> {
  const lookUp = useLookUp(repurchaseResult);
  return async (queryId) => (await lookUp({ queryId })).requestNo;
}

const repurchaseCalls = [repurchaseResult] as const;

/** Lets every screen ask for the search again. */
export const useReloadRepurchase = (): (() => Promise<void>) => useReload(repurchaseCalls);
