import { useSeatOrders } from '../../../client/check-in/seats.ts';
import { SeatOrderCard } from '../../../components/seat-order/SeatOrderCard.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { NoOrders } from '../NoOrders.tsx';
import { OrderList } from '../OrderList.tsx';
import { useSeatOrderWords } from './use-seat-order-words.ts';

/** The member's orders of this kind, newest first. */
export function SeatOrderList() {
  const t = useMessages('seat-orders');
  const words = useSeatOrderWords();
  const { href } = useNavigation();
  const empty = (
    <NoOrders
      title={t('list.empty')}
      text={t('list.emptyText')}
      drawing="seat"
      action={t('list.choose')}
      to="checkIn"
    />
  );
  return (
    <OrderList title={t('title')} read={useSeatOrders()} words={words} empty={empty}>
      {(order, now) => (
        <SeatOrderCard
          order={order}
          now={now}
          href={href('seatOrderDetail', { query: { order: order.orderNo } })}
        />
      )}
    </OrderList>
  );
}
