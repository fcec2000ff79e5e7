import type { PaymentWay } from '../../contracts/payments.ts';
import { useMessages } from '../../messages/provider.tsx';

/** What a way to pay is called: the bank of a card, else the service. */
export function useMethodName(): (method: Pick<PaymentWay, 'kind' | 'bank'>) => string {
  const t = useMessages('payment');
  return ({ kind, bank }) => bank ?? t(`method.${kind}`);
}
