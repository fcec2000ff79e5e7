import type { PointsOrder } from '../../../contracts/orders/points-orders.ts';
import { OrderHold } from '../../../components/order/OrderHold.tsx';
import { OrderStatusBadge } from '../../../components/order/OrderStatusBadge.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import type { PurchaseStatus } from '../../../rules/orders/status.ts';
import * as styles from './points-orders.css.ts';

export interface OrderHeadProps {
  order: PointsOrder;
  /** By the airline's clock. */
  status: PurchaseStatus;
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** Head of an order of points under the bar: its status, the points as the largest thing, and what follows. */
export function OrderHead({ order: { points, payUntil, expireDate }, status, now }: OrderHeadProps) {
  const t = useMessages('points-orders');
  const { date } = useFormats();
  return (
    <div data-pair="detail" className={styles.head} role="status">
      <OrderStatusBadge status={status} />
      <p className={styles.headFigure}>
        {t.rich('points', {
          points,
          u: (words) => <span className={styles.unit}>{words}</span>,
        })}
      </p>
      {status === 'waiting' && payUntil !== undefined ? (
        <OrderHold payUntil={payUntil} now={now} />
      ) : (
        <p className={styles.headText}>
          {status === 'completed' && expireDate !== undefined
            ? t('completed.until', { date: date(expireDate, 'date') })
            : t(status === 'completed' ? 'completed' : 'cancelled.text')}
        </p>
      )}
    </div>
  );
}
