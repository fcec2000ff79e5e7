import { OrderSkeleton } from '../../components/order/OrderSkeleton.tsx';
import { ReadStates, type ReadStatesProps } from '../shell/ReadStates.tsx';
import * as styles from './orders.css.ts';

/** Orders before they are there: on their way, or not to be had. */
export function OrderStates(props: Omit<ReadStatesProps, 'children'>) {
  return (
    <ReadStates {...props}>
      <div className={styles.list}>
        <OrderSkeleton />
        <OrderSkeleton />
      </div>
    </ReadStates>
  );
}
