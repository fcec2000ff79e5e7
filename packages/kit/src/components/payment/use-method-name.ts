import type { PaymentWay } from '../../contracts/orders/payments.ts';
import { useMessages } from '../../messages/provider.tsx';

/** Name of a way to pay: the bank of a card, else the service. */
export function useMethodName(): (method: Pick<PaymentWay, 'kind' | 'bank'>) => string {
  const t = useMessages('payment');
  return ({ kind, bank }) => bank ?? t(`method.${kind}`);
}
