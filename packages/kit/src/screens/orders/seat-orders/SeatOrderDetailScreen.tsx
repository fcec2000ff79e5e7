import { useSeatOrders } from '../../../client/check-in/seats.ts';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { OrderSplit } from '../OrderSplit.tsx';
import { SeatOrderDetail } from './SeatOrderDetail.tsx';

const SeatOrderList = lazyWithRetry(
  'seatOrders',
  async () => (await import('./SeatOrderList.tsx')).SeatOrderList,
);

/** /boarde/orderDetail: one seat order; while it waits, it is paid here; in a wide window beside the others. */
export function SeatOrderDetailScreen() {
  const { href } = useNavigation();
  const { order: chosen } = usePlace('seatOrderDetail').query;
  return (
    <OrderSplit
      shows="detail"
      orderNo={chosen}
      read={useSeatOrders()}
      hrefOf={(orderNo) => href('seatOrderDetail', { query: { order: orderNo } })}
      list={<SeatOrderList />}
      detail={() => <SeatOrderDetail orderNo={chosen} />}
    />
  );
}
