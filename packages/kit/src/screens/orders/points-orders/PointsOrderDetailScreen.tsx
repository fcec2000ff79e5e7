import { usePointsOrders } from '../../../client/orders/points-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { usePlace } from '../../../navigation/provider.tsx';
import { OrderOf } from '../OrderOf.tsx';
import { OneOrder } from './OneOrder.tsx';
import { usePointsOrderWords } from './use-points-order-words.ts';

/** /mine/orderDetail: one order of points; while it waits, it is paid or cancelled from here. */
export function PointsOrderDetailScreen() {
  const t = useMessages('points-orders');
  const { orderNum } = usePlace('pointsOrderDetail').query;
  const read = usePointsOrders();
  const words = usePointsOrderWords();
  return (
    <OrderOf title={t('detail.title')} orderNo={orderNum} read={read} words={words} list="pointsOrders">
      {(order) => <OneOrder key={order.orderNo} order={order} readAt={read.dataUpdatedAt} />}
    </OrderOf>
  );
}
