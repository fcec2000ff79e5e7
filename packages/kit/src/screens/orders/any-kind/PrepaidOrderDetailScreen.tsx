import { usePlace } from '../../../navigation/provider.tsx';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { OrdersSplit } from './OrdersSplit.tsx';
import { OrderDetailView } from './OrderDetailView.tsx';

const List = lazyWithRetry('prepaidOrders', async () => (await import('./lists.tsx')).PrepaidOrders);

/** /order/peDetail/:id: one service that was paid ahead; beside the others in a wide window. */
export function PrepaidOrderDetailScreen() {
  const place = usePlace('prepaidOrderDetail');
  return (
    <OrdersSplit
      shows="detail"
      page="prepaidOrders"
      list={<List beside />}
      orderNo={place.params.id}
      detail={(orderNo) => <OrderDetailView orderNo={orderNo} list="prepaidOrders" />}
    />
  );
}
