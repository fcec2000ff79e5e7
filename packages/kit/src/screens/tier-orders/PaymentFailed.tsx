import type { TierOrder } from '../../contracts/tier-orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import type { TierOrderState } from '../../rules/tiers/sale.ts';

interface PaymentFailedProps {
  order: Pick<TierOrder, 'paymentFailed'>;
  /** By the airline's clock. */
  state: TierOrderState;
}

/** The cashier said no the last time; nothing was charged. */
export function PaymentFailed({ order, state }: PaymentFailedProps) {
  const t = useMessages('tier-orders');
  if (state !== 'waiting' || !order.paymentFailed) return null;
  return (
    <Notice tone="error" title={t('payFailed')}>
      {t('payFailed.text')}
    </Notice>
  );
}
