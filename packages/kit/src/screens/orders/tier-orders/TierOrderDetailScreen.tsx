import { useTierOrders } from '../../../client/orders/tier-orders.ts';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { OrderSplit } from '../OrderSplit.tsx';
import { TierOrderDetail } from './TierOrderDetail.tsx';

const TierOrderList = lazyWithRetry(
  'tierOrders',
  async () => (await import('./TierOrderList.tsx')).TierOrderList,
);

/** /mine/gradeOrderDetail: one order of a tier; while it waits, it can be paid or cancelled here, and chosen again once it has ended unpaid; in a wide window beside the others. */
export function TierOrderDetailScreen() {
  const { href } = useNavigation();
  const { tradingOrderNo: chosen } = usePlace('tierOrderDetail').query;
  return (
    <OrderSplit
      shows="detail"
      orderNo={chosen}
      read={useTierOrders()}
      hrefOf={(orderNo) => href('tierOrderDetail', { query: { tradingOrderNo: orderNo } })}
      list={<TierOrderList />}
      detail={() => <TierOrderDetail orderNo={chosen} />}
    />
  );
}
