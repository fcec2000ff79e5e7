import { useState } from 'react';
import { useLookUpPayment, usePreparePayment, type PaymentOf } from '../../../client/orders/payments.ts';
import { RequestFailure } from '../../../client/failure.ts';
import type { Payment } from '../../../contracts/orders/payments.ts';
import { useHost } from '../../../host/context.tsx';
import { HostRefusal } from '../../../host/host.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { isPayable } from '../../../rules/payments/payment.ts';
import { mayPay } from '../../../rules/payments/paying.ts';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { resultOf } from './results.ts';
import type { AskedPayment } from './use-asked-payment.ts';

/**
 * Known state of the host's cashier.
 * - `away` it has been opened, and the traveller is there
 * - `refused` the host could not open it
 */
type Cashier = 'closed' | 'away' | 'refused';

/** Where the cashier leads back to. */
export function useResultOf({ orderNo, kind }: Pick<Payment, 'orderNo' | 'kind'>): string {
  const host = useHost();
  const navigation = useNavigation();
  return host.environment().channel === 'bank'
    ? navigation.href('bankPaymentResult', { query: { order: orderNo } })
    : resultOf[kind](navigation, orderNo);
}

/** Prepares a payment and opens the host's cashier; afterwards nothing is sent before its outcome is certain. */
export function usePaying(of: PaymentOf, payment: Payment, asked: AskedPayment) {
  const host = useHost();
  const { mutateAsync: prepare } = usePreparePayment();
  const lookUp = useLookUpPayment();
  const [refused, setRefused] = useState(false);
  const result = useResultOf(payment);
  const { paying } = asked;
  const writing = useVerifiedMutation<string, unknown>({
    send: async (method) => {
      setRefused(false);
      try {
        return await prepare({ ...of, method, returnTo: result, cash: payment.cash });
      } catch (reason) {
        // A refusal may say that the order is not what it was.
        if (reason instanceof RequestFailure && reason.failure.kind === 'refused')
          await lookUp(of).catch(() => undefined);
        throw reason;
      }
    },
    lookUp: async (method) => {
      const { prepared, state } = await lookUp(of);
      if (state === 'begun' && prepared === method) return {};
      return isPayable(state) ? undefined : 'settled';
    },
    onDone: async (answer) => {
      // Something else came of the order, which the page shows.
      if (answer === 'settled') return;
      try {
        await host.pay({ id: payment.orderNo });
        asked.opens();
      } catch (reason) {
        if (!(reason instanceof HostRefusal)) throw reason;
        setRefused(true);
        // A payment that nobody can make is not left open.
        await asked.close();
      }
    },
  });
  const cashier: Cashier = refused ? 'refused' : paying.phase === 'atCashier' ? 'away' : 'closed';
  return {
    ...writing,
    /** Sends it, unless the outcome of the last attempt is not certain. */
    send: async (method: string) => {
      if (mayPay(paying)) await writing.send(method);
    },
    cashier,
    askCashier: asked.returned,
  };
}

/** Return value of `usePaying`. */
export type Paying = ReturnType<typeof usePaying>;
