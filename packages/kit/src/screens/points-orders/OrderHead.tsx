import type { PointsOrder } from '../../contracts/points-orders.ts';
import { OrderHold } from '../../components/points-order/OrderHold.tsx';
import { PointsOrderState } from '../../components/points-order/PointsOrderState.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import type { PointsOrderState as State } from '../../rules/points-orders/order.ts';
import * as styles from './points-orders.css.ts';

export interface OrderHeadProps {
  order: PointsOrder;
  state: State;
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** Under the bar: how the order stands, the points as the largest thing, and what follows. */
export function OrderHead({ order: { points, payUntil, expireDate }, state, now }: OrderHeadProps) {
  const t = useMessages('points-orders');
  const { date } = useFormats();
  return (
    <div className={styles.head} role="status">
      <PointsOrderState state={state} />
      <p className={styles.headFigure}>
        {t.rich('points', {
          points,
          u: (words) => <span className={styles.unit}>{words}</span>,
        })}
      </p>
      {state === 'waiting' && payUntil !== undefined ? (
        <OrderHold payUntil={payUntil} now={now} />
      ) : (
        <p className={styles.headText}>
          {state === 'completed' && expireDate !== undefined
            ? t('completed.until', { date: date(expireDate, 'date') })
            : t(state === 'completed' ? 'completed' : 'cancelled.text')}
        </p>
      )}
    </div>
  );
}
