import { useSeatOrders } from '../../../client/seats.ts';
import { useAirlineClock } from '../../../host/use-airline-clock.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { OnceCertain } from '../../payment/OnceCertain.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { NotListed } from '../../shell/NotListed.tsx';
import { OneOrder } from './OneOrder.tsx';
import { OrderStates } from './OrderStates.tsx';

/** /boarde/orderDetail: one seat order; while it waits, it is paid here. */
export function SeatOrderDetailScreen() {
  const t = useMessages('seat-orders');
  const { order: orderNo } = usePlace('seatOrderDetail').query;
  const read = useSeatOrders();
  const clock = useAirlineClock();
  const order = read.data?.orders.find((each) => each.orderNo === orderNo);
  if (order)
    return (
      <OnceCertain
        key={order.orderNo}
        orderNo={order.orderNo}
        due={order.state === 'waiting'}
        title={t('detail.title')}
        onCertain={() => void read.refetch()}
      >
        <OneOrder order={order} clock={clock} readAt={read.dataUpdatedAt} />
      </OnceCertain>
    );
  return (
    <Frame title={t('detail.title')}>
      {read.data ? (
        <NotListed id={orderNo} unreadable={read.data.unreadable}>
          <MissingOrder />
        </NotListed>
      ) : (
        <OrderStates read={read} />
      )}
    </Frame>
  );
}

/** An address that names none of the member's orders. */
function MissingOrder() {
  const t = useMessages('seat-orders');
  const { href } = useNavigation();
  return (
    <Card>
      <EmptyState
        icon="receipt"
        title={t('missing')}
        text={t('missing.text')}
        action={
          <Button variant="tinted" size="medium" href={href('seatOrders')}>
            {t('missing.all')}
          </Button>
        }
      />
    </Card>
  );
}
