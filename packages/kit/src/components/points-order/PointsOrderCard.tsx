import type { RootProps } from '../../primitives/root-props.ts';
import { Amount } from '../amount/Amount.tsx';
import type { PointsOrder } from '../../contracts/orders/points-orders.ts';
import { useMessages } from '../../messages/provider.tsx';
import { OrderCard, type OrderCardParts } from '../order/OrderCard.tsx';
import * as styles from './PointsOrderCard.css.ts';

export interface PointsOrderCardProps extends OrderCardParts, RootProps<HTMLAnchorElement> {
  /** The order, as the back end gives it. */
  order: PointsOrder;
  /** The airline's clock, ms since 1970. */
  now: number;
  /** Where the whole card leads. */
  href: string;
}

/** An order of points of the list, with how many they are. */
export function PointsOrderCard({ order, now, href, amount, ...root }: PointsOrderCardProps) {
  const t = useMessages('points-orders');
  return (
    <OrderCard
      {...root}
      order={order}
      now={now}
      href={href}
      amount={amount === undefined ? <Amount value={order.price} /> : amount}
    >
      <span className={styles.points}>
        {t.rich('points', {
          points: order.points,
          u: (words) => <span className={styles.unit}>{words}</span>,
        })}
      </span>
    </OrderCard>
  );
}
