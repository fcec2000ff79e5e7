import { useCallback, useEffect, useReducer, useRef } from 'react';
import {
  useClosePayment,
  useKeepPayment,
  useLookUpPayment,
  type PaymentOf,
} from '../../../client/orders/payments.ts';
import { RequestFailure } from '../../../client/failure.ts';
import type { Payment } from '../../../contracts/orders/payments.ts';
import { useReturned } from '../../../host/use-returned.ts';
import { confirming, payingAfter, payingFrom, ticketingEveryMs } from '../../../rules/payments/paying.ts';

export interface AskedPaymentOptions {
  readonly of: PaymentOf;
  /** As it was told last. */
  readonly payment: Payment;
  /** The airline's clock, ms since 1970. */
  readonly clock: () => number;
}

/** Passes over a failed request, which is asked again; a mistake of the program is told. */
const quiet = (reason: unknown): void => {
  if (!(reason instanceof RequestFailure)) throw reason;
};

/**
 * How far paying has come, and the questions that find it out: while it is not certain the airline is asked every few seconds, while
 * tickets are being issued every half minute, and whenever the traveller looks at the page again.
 */
export function useAskedPayment({ of, payment, clock }: AskedPaymentOptions) {
  const [paying, happens] = useReducer(payingAfter, payment, ({ state, now }) =>
    payingFrom(state, Date.parse(now)),
  );
  const lookUp = useLookUpPayment('silent');
  const keep = useKeepPayment();
  const { mutateAsync: sendClose, isPending: closing } = useClosePayment();
  const asking = useRef<AbortController>(undefined);
  const { phase, turn } = paying;

  // News that another part of the page has heard counts as asked before the cashier was open.
  useEffect(() => {
    happens({ kind: 'told', state: payment.state, at: Date.parse(payment.now), turn: 0 });
  }, [payment]);

  const latest = useRef({ of, lookUp, clock, turn });
  useEffect(() => {
    latest.current = { of, lookUp, clock, turn };
  });
  /** One question at a time: the one before is given up. */
  const ask = useCallback(async () => {
    const { of: which, lookUp: look, turn: asked } = latest.current;
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    const answer = await look(which, own.signal).catch(quiet);
    if (answer) happens({ kind: 'told', state: answer.state, at: Date.parse(answer.now), turn: asked });
  }, []);
  useEffect(() => () => asking.current?.abort(), []);

  const uncertain = phase === 'confirming';
  useEffect(() => {
    if (!uncertain) return undefined;
    void ask();
    const again = setInterval(() => {
      happens({ kind: 'passed', now: latest.current.clock() });
      void ask();
    }, confirming.everyMs);
    return () => clearInterval(again);
  }, [uncertain, ask]);

  const issuing = phase === 'ticketing';
  useEffect(() => {
    if (!issuing) return undefined;
    const again = setInterval(() => void ask(), ticketingEveryMs);
    return () => clearInterval(again);
  }, [issuing, ask]);

  const returned = useCallback(() => {
    happens({ kind: 'returned', now: latest.current.clock() });
    void ask();
  }, [ask]);
  useReturned(returned);

  return {
    paying,
    /** The cashier opens. */
    opens: () => happens({ kind: 'opened' }),
    /** The traveller is back, or wants to know. */
    returned,
    closing,
    /** The traveller says that nothing was paid. */
    close: async () => {
      const answer = await sendClose(of).catch(quiet);
      if (!answer) return;
      keep(of, answer);
      happens({ kind: 'told', state: answer.state, at: Date.parse(answer.now), turn });
    },
  };
}

/** Return value of `useAskedPayment`. */
export type AskedPayment = ReturnType<typeof useAskedPayment>;
