import { Suspense, useState } from 'react';
import { useOrderDetail } from '../../../client/orders/orders.ts';
import { OrderSkeleton } from '../../../components/order/OrderSkeleton.tsx';
import type { FlightChange } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import type { PlainDestination } from '../../../navigation/routes.ts';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { kindOf, type OrderPage } from '../../../rules/orders/kinds.ts';
import { Frame } from '../../shell/Frame.tsx';
import { OrderNotFound } from '../OrderNotFound.tsx';
import { OrderStates } from '../OrderStates.tsx';
import { ChangeAccepted } from './ChangeAccepted.tsx';
import { FlightChangeView } from './FlightChangeView.tsx';
import { OneOrder } from './OneOrder.tsx';

/** Kinds whose orders are paid, given up and changed by calls of their own. */
const own = {
  seatOrderDetail: lazyWithRetry(
    'seatOrderDetail',
    async () => (await import('../seat-orders/SeatOrderDetail.tsx')).SeatOrderDetail,
  ),
  pointsOrderDetail: lazyWithRetry(
    'pointsOrderDetail',
    async () => (await import('../points-orders/PointsOrderDetail.tsx')).PointsOrderDetail,
  ),
  tierOrderDetail: lazyWithRetry(
    'tierOrderDetail',
    async () => (await import('../tier-orders/TierOrderDetail.tsx')).TierOrderDetail,
  ),
} as const;

const isOwn = (page: OrderPage): page is keyof typeof own => Object.hasOwn(own, page);
const ownOf = (page: OrderPage) => (isOwn(page) ? own[page] : undefined);

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
  const [accepted, setAccepted] = useState<{ readonly of: string; readonly change: FlightChange }>();
  const order = read.data?.order;
  if (accepted?.of === orderNo && change)
    return <ChangeAccepted orderNo={orderNo} change={accepted.change} />;
  const flightChange = order?.flightChange;
  if (flightChange && change)
    return (
      <FlightChangeView
        key={orderNo}
        order={order}
        change={flightChange}
        onAccepted={() => setAccepted({ of: orderNo, change: flightChange })}
      />
    );
  const Own = order && ownOf(kindOf(order.kind).page);
  if (Own)
    return (
      <Suspense
        fallback={
          <Frame title={t('title')}>
            <OrderSkeleton />
          </Frame>
        }
      >
        <Own key={orderNo} orderNo={orderNo} />
      </Suspense>
    );
  if (order) return <OneOrder key={orderNo} order={order} readAt={read.dataUpdatedAt} />;
  return (
    <Frame title={t('title')}>
      {read.data ? (
        <OrderNotFound list={list} orderNo={orderNo} />
      ) : (
        <OrderStates read={read} title={t('failed')} note={t('unchanged')} />
      )}
    </Frame>
  );
}
