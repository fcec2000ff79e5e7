import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { PrepaidOrders } from './lists.tsx';
import { OrdersSplit } from './OrdersSplit.tsx';

const OrderDetailView = lazyWithRetry(
  'orderDetail',
  async () => (await import('./OrderDetailView.tsx')).OrderDetailView,
);

/** /order/peList: orders of services that are paid ahead, beside one of them in a wide window. */
export function PrepaidOrdersScreen() {
  return (
    <OrdersSplit
      shows="list"
      page="prepaidOrders"
      list={<PrepaidOrders />}
      detail={(orderNo) => <OrderDetailView orderNo={orderNo} list="prepaidOrders" />}
    />
  );
}
