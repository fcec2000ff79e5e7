import { useOrderDetail } from '../../../client/orders/orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import type { PlainDestination } from '../../../navigation/routes.ts';
import { Frame } from '../../shell/Frame.tsx';
import { OrderNotFound } from '../OrderNotFound.tsx';
import { OrderStates } from '../OrderStates.tsx';
import { FlightChangeView } from './FlightChangeView.tsx';
import { OneOrder } from './OneOrder.tsx';

interface OrderDetailViewProps {
  orderNo: string;
  /** Where orders like it are listed. */
  list: PlainDestination;
  /** The airline's change of its flight is on show in place of the order. */
  change?: boolean;
}

/** One order, whatever its kind: on its way, not to be had, not among the member's, or there. */
export function OrderDetailView({ orderNo, list, change = false }: OrderDetailViewProps) {
  const t = useMessages('order-detail');
  const read = useOrderDetail(orderNo);
  const order = read.data?.order;
  if (order?.flightChange && change)
    return <FlightChangeView key={orderNo} order={order} change={order.flightChange} />;
  if (order) return <OneOrder key={orderNo} order={order} readAt={read.dataUpdatedAt} />;
  return (
    <Frame title={t('title')}>
      {read.data ? (
        <OrderNotFound list={list} />
      ) : (
        <OrderStates read={read} title={t('failed')} note={t('unchanged')} />
      )}
    </Frame>
  );
}
