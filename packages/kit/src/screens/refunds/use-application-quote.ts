import { useEffect, useRef } from 'react';
import { refundRefusedAs } from '../../client/refunds/ticket-fees.ts';
import { useRefundQuote } from '../../client/refunds/refunds.ts';
import { proofOf } from '../../rules/refunds/reasons.ts';
import { sumOfRefund } from '../../rules/refunds/sum.ts';
import { useNow } from '../shell/use-now.ts';
import type { Application } from './application.ts';
import type { RefundDraftInUse } from './refund-draft.ts';
import { figuresOf } from './refundable.ts';

/** The newest quote of an application, once it can be asked for, with the sum that is worked out before it. */
export function useApplicationQuote(
  { chosen, involuntary }: Application,
  reason: RefundDraftInUse['draft']['reason'],
  onStale: () => void,
) {
  const proofGoes = reason === '' ? 'none' : proofOf(reason, involuntary);
  const canAsk = chosen.length > 0 && reason !== '' && proofGoes !== 'elsewhere';
  const quote = useRefundQuote(
    canAsk ? { ticketNos: chosen.map(({ ticketNo }) => ticketNo), reason } : undefined,
  );
  const now = useNow();
  const sum = sumOfRefund(now === undefined ? [{}] : chosen.map((ticket) => figuresOf(ticket, now) ?? {}));
  const currency = chosen[0]?.currency;
  const estimate = sum.back === undefined || currency === undefined ? undefined : { sum, currency };
  const refusal = quote.error && refundRefusedAs(quote.error) !== undefined ? quote.error : undefined;
  const isRefused = refusal !== undefined;
  const stale = useRef(onStale);
  useEffect(() => {
    stale.current = onStale;
  }, [onStale]);
  // A ticket stands otherwise than this page has read it: perhaps it is in a request of another tab.
  useEffect(() => {
    if (isRefused) stale.current();
  }, [isRefused]);
  return { proofGoes, canAsk, quote, estimate, refusal };
}
