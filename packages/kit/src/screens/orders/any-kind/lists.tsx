import { useMessages } from '../../../messages/provider.tsx';
import { OrderListView, type OrderListViewProps } from './OrderListView.tsx';

type ListProps = Pick<OrderListViewProps, 'beside'>;

/** List of orders of every kind. */
export function AllOrders({ beside }: ListProps) {
  const t = useMessages('order-list');
  return <OrderListView title={t('title')} page="orders" beside={beside} />;
}

/** List of services that are paid ahead. */
export function PrepaidOrders({ beside }: ListProps) {
  const t = useMessages('order-list');
  return <OrderListView title={t('prepaid')} page="prepaidOrders" beside={beside} />;
}

/** List of services around a journey. */
export function TravelServiceOrders({ beside }: ListProps) {
  const t = useMessages('order-list');
  return <OrderListView title={t('title')} page="travelOrders" beside={beside} />;
}
