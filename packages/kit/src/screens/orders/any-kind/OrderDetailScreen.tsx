import { usePlace } from '../../../navigation/provider.tsx';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { OrdersSplit } from './OrdersSplit.tsx';
import { OrderDetailView } from './OrderDetailView.tsx';

const List = lazyWithRetry('orders', async () => (await import('./lists.tsx')).AllOrders);

/** /order/detail/:id: one order of tickets, and what the airline has changed of it; beside the others in a wide window. */
export function OrderDetailScreen() {
  const place = usePlace('orderDetail');
  return (
    <OrdersSplit
      shows="detail"
      page="orders"
      list={<List beside />}
      orderNo={place.params.id}
      detail={(orderNo) => (
        <OrderDetailView orderNo={orderNo} list="orders" change={place.query.view === 'change'} />
      )}
    />
  );
}
