import type { useSeatOrders } from '../../../client/seats.ts';
import { SeatOrderSkeleton } from '../../../components/seat-order/SeatOrderSkeleton.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Loading } from '../../../primitives/skeleton/Loading.tsx';
import { ReadFailed } from '../ReadFailed.tsx';
import * as styles from './orders.css.ts';

interface OrderStatesProps {
  read: Pick<ReturnType<typeof useSeatOrders>, 'error' | 'isFetching' | 'refetch'>;
}

/** The orders before they are there: on their way, or not to be had. */
export function OrderStates({ read }: OrderStatesProps) {
  const t = useMessages('seat-orders');
  const shell = useMessages('shell');
  if (!read.error) {
    return (
      <Loading label={shell('loading')}>
        <div className={styles.orders}>
          <SeatOrderSkeleton />
          <SeatOrderSkeleton />
        </div>
      </Loading>
    );
  }
  return (
    <Card>
      <ReadFailed
        title={t('list.failed')}
        note={t('list.unchanged')}
        failure={read.error}
        onRetry={() => void read.refetch()}
        busy={read.isFetching}
      />
    </Card>
  );
}
