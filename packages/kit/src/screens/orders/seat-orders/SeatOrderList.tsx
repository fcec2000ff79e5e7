import { useSeatOrders } from '../../../client/check-in/seats.ts';
import { SeatOrderCard } from '../../../components/seat-order/SeatOrderCard.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { OrderList } from '../OrderList.tsx';
import { useSeatOrderWords } from './use-seat-order-words.ts';

/** The member's orders of this kind, newest first. */
export function SeatOrderList() {
  const t = useMessages('seat-orders');
  const words = useSeatOrderWords();
  const { href } = useNavigation();
  const empty = (
    <EmptyState
      drawing="seat"
      title={t('list.empty')}
      text={t('list.emptyText')}
      action={
        <Button variant="outline" size="medium" href={href('checkIn')}>
          {t('list.choose')}
        </Button>
      }
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
