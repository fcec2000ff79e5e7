import { usePlace } from '../../../navigation/provider.tsx';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { OrdersSplit } from './OrdersSplit.tsx';
import { OrderDetailView } from './OrderDetailView.tsx';

const List = lazyWithRetry('travelOrders', async () => (await import('./lists.tsx')).TravelServiceOrders);

/** /order/travelDetail/:id: one service around a journey, or a partner's order that the host does not open there. */
export function TravelOrderDetailScreen() {
  const place = usePlace('travelOrderDetail');
  return (
    <OrdersSplit
      shows="detail"
      page="travelOrders"
      list={<List />}
      orderNo={place.params.id}
      detail={(orderNo) => <OrderDetailView orderNo={orderNo} list="travelOrders" />}
    />
  );
}
