import { AmountSum } from '../../components/amount/AmountSum.tsx';
import { useMessages } from '../../messages/provider.tsx';
import type { PendingOrder } from './use-pending-order.ts';

/** Sum of the order to be paid next. */
export function PendingSum({ order: { cash, points } }: { order: PendingOrder }) {
  const t = useMessages('orders-hub');
  return <AmountSum cash={cash} points={points} unit={t('due.unit', { points })} />;
}
