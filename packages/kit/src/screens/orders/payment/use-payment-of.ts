import type { PaymentOf } from '../../../client/orders/payments.ts';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useSession } from '../../../session/session-provider.tsx';

/** Names a payment: a member's by its order, a guest's with the key of the order that they have just made. */
export function usePaymentOf(orderNo: string): PaymentOf {
  const orderKey = useSession().get('orderKey');
  return useSignedIn() || orderKey === undefined ? { orderNo } : { orderNo, orderKey };
}
