import { useEffect } from 'react';
import { useChangeOrders } from '../../../client/changes/changes.ts';
import { useReloadChanged } from '../../../client/changes/reload.ts';
import type { ChangeOrder } from '../../../contracts/changes/change.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { orderStatus } from '../../../rules/orders/status.ts';
import { WatchedOrder } from '../../orders/payment/WatchedOrder.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { NotListed } from '../../shell/NotListed.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { useNow } from '../../shell/use-now.ts';
import { ChangeResult } from './ChangeResult.tsx';

/** Outcome of a change, or its standing: back from the cashier, or without one. */
export function ChangeDone({ orderNo }: { orderNo: string }) {
  const t = useMessages('changes');
  const { href } = useNavigation();
  const read = useChangeOrders();
  const order = read.data?.orders.find((one) => one.orderNo === orderNo);
  if (order)
    return (
      <WatchedOrder
        key={orderNo}
        orderNo={orderNo}
        due={order.state === 'waiting'}
        title={t('result.title')}
        onCertain={() => void read.refetch()}
      >
        <Told order={order} />
      </WatchedOrder>
    );
  return (
    <Frame title={t('result.title')}>
      {read.data ? (
        <NotListed id={orderNo} unreadable={read.data.unreadable}>
          <EmptyState
            drawing="not-found"
            title={t('result.notFound')}
            text={t('result.notFoundText')}
            action={
              <Button variant="outline" size="medium" href={href('rescheduleTicketInquiry')}>
                {t('toTickets')}
              </Button>
            }
          />
        </NotListed>
      ) : (
        <ReadStates read={read} title={t('result.failed')} note={t('result.failedNote')}>
          <Skeleton inlineSize="100%" blockSize={320} />
        </ReadStates>
      )}
    </Frame>
  );
}

function Told({ order }: { order: ChangeOrder }) {
  const now = useNow();
  const reload = useReloadChanged();
  const completed = order.state === 'completed';
  // Order, trip, check-in and pass are others from here on.
  useEffect(() => {
    if (completed) void reload();
  }, [completed, reload]);
  return <ChangeResult order={order} status={now === undefined ? order.state : orderStatus(order, now)} />;
}
