import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { AllOrders } from './lists.tsx';
import { OrdersSplit } from './OrdersSplit.tsx';

const OrderDetailView = lazyWithRetry(
  'orderDetail',
  async () => (await import('./OrderDetailView.tsx')).OrderDetailView,
);

/** /order/list: the member's orders of every kind, by days, kind, status and free text; in a wide window beside one of them. */
export function OrdersScreen() {
  return (
    <OrdersSplit
      shows="list"
      page="orders"
      list={<AllOrders />}
      detail={(orderNo) => <OrderDetailView orderNo={orderNo} list="orders" />}
    />
  );
}
