import { usePointsOrders } from '../../../client/orders/points-orders.ts';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { OrderSplit } from '../OrderSplit.tsx';
import { PointsOrderDetail } from './PointsOrderDetail.tsx';

const PointsOrderList = lazyWithRetry(
  'pointsOrders',
  async () => (await import('./PointsOrderList.tsx')).PointsOrderList,
);

/** /mine/orderDetail: one order of points; while it waits, it is paid or cancelled from here; in a wide window beside the others. */
export function PointsOrderDetailScreen() {
  const { href } = useNavigation();
  const { orderNum: chosen } = usePlace('pointsOrderDetail').query;
  return (
    <OrderSplit
      shows="detail"
      orderNo={chosen}
      read={usePointsOrders()}
      hrefOf={(orderNo) => href('pointsOrderDetail', { query: { orderNum: orderNo } })}
      list={<PointsOrderList />}
      detail={() => <PointsOrderDetail orderNo={chosen} />}
    />
  );
}
