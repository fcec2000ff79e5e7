import type { RequestOf } from '../../contracts/call.ts';
import { findRefund, quoteRefund, submitRefund } from '../../contracts/refunds/refund-quote.ts';
import { refundRefusals } from '../../contracts/refunds/refund-refusals.ts';
import {
  askForDifference,
  refundRequest,
  refundRequests,
  resubmitRefund,
  type RefundRequest,
} from '../../contracts/refunds/refund-request.ts';
import {
  findAccompanying,
  refundTickets,
  type AccompanyingFound,
} from '../../contracts/refunds/refund-tickets.ts';
import { useLookUp } from '../look-up.ts';
import { useClient } from '../provider.tsx';
import { useRead, type ReadOptions, type ReadResult } from '../read.ts';
import { useReload } from '../reload.ts';
import { uuid } from '../uuid.ts';
import { useWrite, type WriteResult } from '../write.ts';

/** The screens tell refusals in words of their own. */
const handles = Object.keys(refundRefusals);

/** Tickets that can be given back, and those that cannot. */
export const useRefundTickets = (
  wanted: RequestOf<typeof refundTickets> = {},
  options?: ReadOptions,
): ReadResult<typeof refundTickets> => useRead(refundTickets, wanted, options);

/** Requests of the member. */
export const useRefundRequests = (
  wanted: RequestOf<typeof refundRequests> = {},
  options?: ReadOptions,
): ReadResult<typeof refundRequests> => useRead(refundRequests, wanted, options);

/** One request; nothing is asked without a number. */
export const useRefundRequest = (requestNo: string | undefined): ReadResult<typeof refundRequest> =>
  useRead(refundRequest, requestNo === undefined ? undefined : { requestNo }, { handles });

/** Quote of some tickets; asked again each time, for the newest quote alone can be confirmed. Nothing is asked without a wish. */
export const useRefundQuote = (
  wish: RequestOf<typeof quoteRefund> | undefined,
): ReadResult<typeof quoteRefund> => useRead(quoteRefund, wish, { handles, staleTime: 0 });

/** Looks a child or an infant up who travels along; it rejects where there is none, and when there is no answer. */
export function useFindAccompanying(): (
  wish: RequestOf<typeof findAccompanying>,
) => Promise<AccompanyingFound> {
  const client = useClient();
  return (wish) => client.send(findAccompanying, wish, { handles, announce: 'answers' });
}

/** The screens tell what became of it, and look up what no answer came of. */
const toldHere = { announce: 'answers', handles } as const;

/** Hands a request in. */
export const useSubmitRefund = (): WriteResult<typeof submitRefund> => useWrite(submitRefund, toldHere);

/** Hands a request in again, or supplements it. */
export const useResubmitRefund = (): WriteResult<typeof resubmitRefund> => useWrite(resubmitRefund, toldHere);

/** Asks for a part of a refund that is missing. */
export const useAskForDifference = (): WriteResult<typeof askForDifference> =>
  useWrite(askForDifference, toldHere);

/** Looks up the request that a submission has made; undefined where it has made none. It rejects when there is no answer. */
export function useLookUpRefund(): (submissionId: string) => Promise<RefundRequest | undefined> {
  const client = useClient();
  return async (submissionId) => (await client.send(findRefund, { submissionId })).request;
}

/** Looks a request up again, whatever is known already; it rejects when there is no answer. */
export function useLookUpRequest(): (requestNo: string) => Promise<RefundRequest> {
  const lookUp = useLookUp(refundRequest);
  return async (requestNo) => (await lookUp({ requestNo })).request;
}

const refundCalls = [refundTickets, refundRequests, refundRequest, quoteRefund] as const;

/** Lets every screen ask for tickets and requests again; resolves when those in sight have their answer. */
export const useReloadRefunds = (): (() => Promise<void>) => useReload(refundCalls);

/** Names one submission: its outcome is found by it, and however often it is sent, one request comes of it. */
export const newSubmissionId = (): string => uuid();
