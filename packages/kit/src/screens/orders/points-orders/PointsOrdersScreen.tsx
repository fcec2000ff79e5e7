import { usePointsOrders } from '../../../client/orders/points-orders.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { OrderSplit } from '../OrderSplit.tsx';
import { PointsOrderList } from './PointsOrderList.tsx';

const PointsOrderDetail = lazyWithRetry(
  'pointsOrderDetail',
  async () => (await import('./PointsOrderDetail.tsx')).PointsOrderDetail,
);

/** /mine/orderList: the member's orders of points, newest first; in a wide window beside the newest of them. */
export function PointsOrdersScreen() {
  const { href } = useNavigation();
  return (
    <OrderSplit
      shows="list"
      read={usePointsOrders()}
      hrefOf={(orderNo) => href('pointsOrderDetail', { query: { orderNum: orderNo } })}
      list={<PointsOrderList />}
      detail={(orderNo) => <PointsOrderDetail orderNo={orderNo} />}
    />
  );
}
