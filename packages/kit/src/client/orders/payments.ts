import type { ResponseOf } from '../../contracts/call.ts';
import { paymentRefusalOf, paymentRefusals } from '../../contracts/orders/payment-refusals.ts';
import { closePayment, preparePayment, queryPayment } from '../../contracts/orders/payments.ts';
import type { Announcement } from '../options.ts';
import type { RequestFailure } from '../failure.ts';
import { useClient } from '../provider.tsx';
import { useQueries } from '../query-client.ts';
import { keyOf, useRead, type ReadResult } from '../read.ts';
import { useSignedIn } from '../account/signed-in.ts';
import { useWrite, type WriteResult } from '../write.ts';

/** The screen tells these refusals in its own words. */
const toldHere = { handles: Object.keys(paymentRefusals) } as const;

/** Payment by the order's number; a guest adds the key of the order. */
export interface PaymentOf {
  readonly orderNo: string;
  readonly orderKey?: string | undefined;
}

/** Amount to be paid for an order; always asked for again, for it may have been paid elsewhere. A guest needs its key. */
export function usePayment(
  of: PaymentOf | undefined,
  announce?: Announcement,
): ReadResult<typeof queryPayment> {
  const signedIn = useSignedIn();
  const known = of !== undefined && (signedIn || of.orderKey !== undefined);
  return useRead(queryPayment, of, {
    ...toldHere,
    staleTime: 0,
    enabled: known,
    ...(announce && { announce }),
  });
}

/** Prepares a payment for the host's cashier; the screen tells refusals and its outcome. */
export const usePreparePayment = (): WriteResult<typeof preparePayment> =>
  useWrite(preparePayment, { ...toldHere, announce: 'answers' });

/** Says that nothing was paid at the cashier, which closes the attempt; the answer is the state of the payment. */
export const useClosePayment = (): WriteResult<typeof closePayment> => useWrite(closePayment, toldHere);

/** Keeps the state of a payment, as an answer has told it. */
export function useKeepPayment(): (of: PaymentOf, answer: ResponseOf<typeof queryPayment>) => void {
  const client = useClient();
  const queries = useQueries();
  return (of, answer) => {
    queries.setQueryData(keyOf(queryPayment, of, client), answer);
  };
}

/** Looks a payment up again, whatever is known already; it rejects when there is no answer. Asked again and again, it is silent. */
export function useLookUpPayment(
  announce: Announcement = 'toast',
): (of: PaymentOf, signal?: AbortSignal) => Promise<ResponseOf<typeof queryPayment>> {
  const client = useClient();
  const keep = useKeepPayment();
  return async (of, signal) => {
    const answer = await client.send(queryPayment, of, {
      ...toldHere,
      ...(announce !== 'toast' && { announce }),
      ...(signal && { signal }),
    });
    keep(of, answer);
    return answer;
  };
}

/** The catalogue's id of a refusal of payment; undefined for any other failure. */
export const paymentRefusedAs = ({ failure }: RequestFailure): ReturnType<typeof paymentRefusalOf> =>
  failure.kind === 'refused' ? paymentRefusalOf(failure.code) : undefined;
