import type { ResponseOf } from '../contracts/call.ts';
import { paymentRefusalOf, paymentRefusals } from '../contracts/payment-refusals.ts';
import { preparePayment, queryPayment } from '../contracts/payments.ts';
import type { RequestFailure } from './failure.ts';
import { useClient } from './provider.tsx';
import { useQueries } from './query-client.ts';
import { keyOf, useRead, type ReadResult } from './read.ts';
import { useWrite, type WriteResult } from './write.ts';

/** The screen tells these refusals in its own words. */
const toldHere = { handles: Object.keys(paymentRefusals) } as const;

/** What is to be paid for an order; always asked for anew, for it may have been paid elsewhere. */
export const usePayment = (orderNo: string | undefined): ReadResult<typeof queryPayment> =>
  useRead(queryPayment, orderNo === undefined ? undefined : { orderNo }, { ...toldHere, staleTime: 0 });

/** Prepares a payment for the host's cashier; the screen tells refusals and what came of it. */
export const usePreparePayment = (): WriteResult<typeof preparePayment> =>
  useWrite(preparePayment, { ...toldHere, announce: 'answers' });

/** Looks a payment up anew, whatever is known already; it rejects when there is no answer. */
export function useLookUpPayment(): (orderNo: string) => Promise<ResponseOf<typeof queryPayment>> {
  const client = useClient();
  const queries = useQueries();
  return async (orderNo) => {
    const answer = await client.send(queryPayment, { orderNo }, toldHere);
    queries.setQueryData(keyOf(queryPayment, { orderNo }, client), answer);
    return answer;
  };
}

/** The catalogue's id of a refusal of payment; undefined for any other failure. */
export const paymentRefusedAs = ({ failure }: RequestFailure): ReturnType<typeof paymentRefusalOf> =>
  failure.kind === 'refused' ? paymentRefusalOf(failure.code) : undefined;
