import type { PointsOrder } from '../../contracts/points-orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { pointsOrderStanding } from '../../rules/points-orders/standing.ts';
import { OrderHold } from './OrderHold.tsx';
import { PointsOrderState } from './PointsOrderState.tsx';
import * as styles from './PointsOrderCard.css.ts';

export interface PointsOrderCardProps {
  /** The order, as the back end gives it. */
  order: PointsOrder;
  /** The airline's clock, ms since 1970. */
  now: number;
  /** Where the whole card leads. */
  href: string;
}

/** An order of the list: its state, the points and what they cost, and when it was made. */
export function PointsOrderCard({ order, now, href }: PointsOrderCardProps) {
  const t = useMessages('points-orders');
  const { date, money } = useFormats();
  const state = pointsOrderStanding(order, now);
  return (
    <Link href={href} look="plain" className={styles.card}>
      <span className={styles.head}>
        <PointsOrderState state={state} />
        <span className={styles.price}>{money(order.price)}</span>
      </span>
      <span className={styles.points}>
        {t.rich('points', {
          points: order.points,
          u: (words) => <span className={styles.unit}>{words}</span>,
        })}
      </span>
      {state === 'waiting' && order.payUntil !== undefined ? (
        <OrderHold payUntil={order.payUntil} now={now} />
      ) : (
        <span className={styles.time}>
          {date(order.orderedAt, 'date')} {date(order.orderedAt, 'time')}
        </span>
      )}
    </Link>
  );
}
