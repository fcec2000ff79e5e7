import { useSeatOrders } from '../../../client/check-in/seats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { OrderSplit } from '../OrderSplit.tsx';
import { SeatOrderList } from './SeatOrderList.tsx';

const SeatOrderDetail = lazyWithRetry(
  'seatOrderDetail',
  async () => (await import('./SeatOrderDetail.tsx')).SeatOrderDetail,
);

/** /boarde/seatOrder: the member's seat orders, newest first; in a wide window beside the newest of them. */
export function SeatOrdersScreen() {
  const { href } = useNavigation();
  return (
    <OrderSplit
      shows="list"
      read={useSeatOrders()}
      hrefOf={(orderNo) => href('seatOrderDetail', { query: { order: orderNo } })}
      list={<SeatOrderList />}
      detail={(orderNo) => <SeatOrderDetail orderNo={orderNo} />}
    />
  );
}
