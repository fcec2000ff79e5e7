import { useState } from 'react';
import { useLookUpPayment, usePreparePayment } from '../../client/payments.ts';
import { RequestFailure } from '../../client/failure.ts';
import type { Payment } from '../../contracts/payments.ts';
import { useHost } from '../../host/context.tsx';
import { HostRefusal } from '../../host/host.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { isPayable } from '../../rules/payments/payment.ts';
import { useCertainWrite } from '../shell/use-certain-write.ts';
import { useOneAtATime } from '../shell/use-one-at-a-time.ts';
import { resultOf } from './results.ts';

/**
 * What is known of the host's cashier.
 * - `away` it has been opened: what came of it has to be asked; `checking` that is under way
 * - `unpaid` asked, and nothing has been paid; `refused` the host could not open it
 */
export type Cashier = 'closed' | 'away' | 'checking' | 'unpaid' | 'refused';

/** Prepares a payment and opens the host's cashier; afterwards nothing is sent before the airline has been asked what came of it. */
export function usePaying({ orderNo, kind }: Pick<Payment, 'orderNo' | 'kind'>) {
  const host = useHost();
  const navigation = useNavigation();
  const { mutateAsync: prepare } = usePreparePayment();
  const lookUp = useLookUpPayment();
  const { once } = useOneAtATime();
  const [cashier, setCashier] = useState<Cashier>('closed');
  const bank = host.environment().channel === 'bank';
  const result = bank
    ? navigation.href('bankPaymentResult', { query: { order: orderNo } })
    : resultOf[kind](navigation, orderNo);

  const writing = useCertainWrite<string, unknown>({
    send: async (method) => {
      setCashier('closed');
      try {
        return await prepare({ orderNo, method, returnTo: result });
      } catch (reason) {
        // A refusal may say that the order is not what it was.
        if (reason instanceof RequestFailure && reason.failure.kind === 'refused')
          await lookUp(orderNo).catch(() => undefined);
        throw reason;
      }
    },
    lookUp: async (method) => {
      const { prepared, state } = await lookUp(orderNo);
      return isPayable(state) && prepared === method ? {} : undefined;
    },
    onDone: async () => {
      try {
        await host.pay({ id: orderNo });
        setCashier('away');
      } catch (reason) {
        if (!(reason instanceof HostRefusal)) throw reason;
        setCashier('refused');
      }
    },
  });
  return {
    ...writing,
    cashier,
    /** Where the result is told. */
    result,
    /** Asks what came of the cashier; goes on to the result where something did. */
    askCashier: () =>
      once(async () => {
        setCashier('checking');
        try {
          const { state } = await lookUp(orderNo);
          if (isPayable(state)) setCashier('unpaid');
          else navigation.follow(result);
        } catch (reason) {
          if (!(reason instanceof RequestFailure)) throw reason;
          setCashier('away');
        }
      }),
  };
}

/** What `usePaying` gives. */
export type Paying = ReturnType<typeof usePaying>;
