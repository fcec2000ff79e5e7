import { usePointsOrders } from '../../../client/orders/points-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { OrderOf } from '../OrderOf.tsx';
import { OneOrder } from './OneOrder.tsx';
import { usePointsOrderWords } from './use-points-order-words.ts';

/** One order, by its number. */
export function PointsOrderDetail({ orderNo }: { orderNo: string | undefined }) {
  const t = useMessages('points-orders');
  const read = usePointsOrders();
  const words = usePointsOrderWords();
  return (
    <OrderOf title={t('detail.title')} orderNo={orderNo} read={read} words={words} list="pointsOrders">
      {(order) => <OneOrder key={order.orderNo} order={order} readAt={read.dataUpdatedAt} />}
    </OrderOf>
  );
}
