import { SeatOrderSkeleton } from '../../../components/seat-order/SeatOrderSkeleton.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { ReadStates, type ReadStatesProps } from '../ReadStates.tsx';
import * as styles from './orders.css.ts';

/** The orders before they are there: on their way, or not to be had. */
export function OrderStates({ read }: Pick<ReadStatesProps, 'read'>) {
  const t = useMessages('seat-orders');
  return (
    <ReadStates read={read} title={t('list.failed')} note={t('list.unchanged')}>
      <div className={styles.orders}>
        <SeatOrderSkeleton />
        <SeatOrderSkeleton />
      </div>
    </ReadStates>
  );
}
