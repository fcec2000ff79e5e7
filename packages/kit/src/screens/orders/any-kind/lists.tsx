import { useMessages } from '../../../messages/provider.tsx';
import { OrderListView } from './OrderListView.tsx';

/** List of orders of every kind. */
export function AllOrders() {
  const t = useMessages('order-list');
  return <OrderListView title={t('title')} page="orders" />;
}

/** List of services that are paid ahead. */
export function PrepaidOrders() {
  const t = useMessages('order-list');
  return <OrderListView title={t('prepaid')} page="prepaidOrders" />;
}

/** List of services around a journey. */
export function TravelServiceOrders() {
  const t = useMessages('order-list');
  return <OrderListView title={t('title')} page="travelOrders" />;
}
