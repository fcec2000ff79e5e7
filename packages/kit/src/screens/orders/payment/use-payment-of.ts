import type { PaymentOf } from '../../../client/orders/payments.ts';
import { useSession } from '../../../session/session-provider.tsx';

/** Names a payment by its order, with the key of the order that a guest has just made: it stays good when they sign in meanwhile. */
export function usePaymentOf(orderNo: string): PaymentOf {
  const orderKey = useSession().get('orderKey');
  return orderKey === undefined ? { orderNo } : { orderNo, orderKey };
}
