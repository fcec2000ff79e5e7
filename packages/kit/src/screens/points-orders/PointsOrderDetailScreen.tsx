import { usePointsOrders } from '../../client/points-orders.ts';
import { useAirlineClock } from '../../host/use-airline-clock.ts';
import { useMessages } from '../../messages/provider.tsx';
import { usePlace } from '../../navigation/provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { NotListed } from '../shell/NotListed.tsx';
import { OneOrder } from './OneOrder.tsx';
import { MissingOrder, ReadStates } from './ReadStates.tsx';

/** /mine/orderDetail: one order of points; while it waits, it is paid or given up from here. */
export function PointsOrderDetailScreen() {
  const t = useMessages('points-orders');
  const { orderNum } = usePlace('pointsOrderDetail').query;
  const read = usePointsOrders();
  const clock = useAirlineClock();
  const order = read.data?.orders.find(({ orderNo }) => orderNo === orderNum);
  if (order) return <OneOrder key={order.orderNo} order={order} clock={clock} readAt={read.dataUpdatedAt} />;
  return (
    <Frame title={t('detail.title')}>
      {read.data ? (
        <NotListed id={orderNum} unreadable={read.data.unreadable}>
          <MissingOrder />
        </NotListed>
      ) : (
        <ReadStates read={read} of="list" />
      )}
    </Frame>
  );
}
