import { useTierOrders } from '../../../client/orders/tier-orders.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { OrderSplit } from '../OrderSplit.tsx';
import { TierOrderList } from './TierOrderList.tsx';

const TierOrderDetail = lazyWithRetry(
  'tierOrderDetail',
  async () => (await import('./TierOrderDetail.tsx')).TierOrderDetail,
);

/** /mine/gradeOrder: the member's orders of tiers, newest first; in a wide window beside the newest of them. */
export function TierOrdersScreen() {
  const { href } = useNavigation();
  return (
    <OrderSplit
      shows="list"
      read={useTierOrders()}
      hrefOf={(orderNo) => href('tierOrderDetail', { query: { tradingOrderNo: orderNo } })}
      list={<TierOrderList />}
      detail={(orderNo) => <TierOrderDetail orderNo={orderNo} />}
    />
  );
}
