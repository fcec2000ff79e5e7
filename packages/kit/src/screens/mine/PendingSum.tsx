import { AmountSum } from '../../components/amount/AmountSum.tsx';
import type { ListedOrder } from '../../contracts/orders/orders.ts';
import { useMessages } from '../../messages/provider.tsx';

/** Sum of an order that is to be paid. */
export function PendingSum({ order: { cash, points = 0 } }: { order: ListedOrder }) {
  const t = useMessages('orders-hub');
  return <AmountSum cash={cash} points={points} unit={t('due.unit', { points })} />;
}
