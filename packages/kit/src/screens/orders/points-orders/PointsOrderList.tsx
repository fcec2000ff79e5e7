import { usePointsOrders } from '../../../client/orders/points-orders.ts';
import { PointsOrderCard } from '../../../components/points-order/PointsOrderCard.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { NoOrders } from '../NoOrders.tsx';
import { OrderList } from '../OrderList.tsx';
import { usePointsOrderWords } from './use-points-order-words.ts';

/** The member's orders of this kind, newest first. */
export function PointsOrderList() {
  const t = useMessages('points-orders');
  const words = usePointsOrderWords();
  const { href } = useNavigation();
  const empty = (
    <NoOrders title={t('list.empty')} text={t('list.emptyText')} action={t('buy.title')} to="buyPoints" />
  );
  return (
    <OrderList title={t('list.title')} read={usePointsOrders()} words={words} empty={empty}>
      {(order, now) => (
        <PointsOrderCard
          order={order}
          now={now}
          href={href('pointsOrderDetail', { query: { orderNum: order.orderNo } })}
        />
      )}
    </OrderList>
  );
}
