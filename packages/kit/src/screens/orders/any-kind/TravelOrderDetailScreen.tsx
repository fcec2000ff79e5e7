import { useOrderDetail } from '../../../client/orders/orders.ts';
import { usePlace } from '../../../navigation/provider.tsx';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { kindOf } from '../../../rules/orders/kinds.ts';
import { OrdersSplit } from './OrdersSplit.tsx';
import { OrderDetailView } from './OrderDetailView.tsx';

const TravelServices = lazyWithRetry(
  'travelOrders',
  async () => (await import('./lists.tsx')).TravelServiceOrders,
);
const All = lazyWithRetry('orders', async () => (await import('./lists.tsx')).AllOrders);

/** /order/travelDetail/:id: one service around a journey, or a partner's order that the host does not open there; beside a list that it is in. */
export function TravelOrderDetailScreen() {
  const { id } = usePlace('travelOrderDetail').params;
  const order = useOrderDetail(id, 'silent').data?.order;
  const page = order && kindOf(order.kind).list === 'orders' ? 'orders' : 'travelOrders';
  return (
    <OrdersSplit
      shows="detail"
      page={page}
      list={page === 'orders' ? <All beside /> : <TravelServices beside />}
      orderNo={id}
      detail={(orderNo) => <OrderDetailView orderNo={orderNo} list="travelOrders" />}
    />
  );
}
