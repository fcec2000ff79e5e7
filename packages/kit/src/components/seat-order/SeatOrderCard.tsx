import type { SeatOrder } from '../../contracts/seats.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { standingOf } from '../../rules/seats/order.ts';
import { FlightLine } from '../flight-line/FlightLine.tsx';
import { OrderAmount } from './OrderAmount.tsx';
import { OrderHold } from './OrderHold.tsx';
import { OrderState } from './OrderState.tsx';
import * as styles from './SeatOrderCard.css.ts';

export interface SeatOrderCardProps {
  /** The order, as the back end gives it. */
  order: SeatOrder;
  /** The airline's clock, ms since 1970. */
  now: number;
  /** Where the whole card leads. */
  href: string;
}

/** An order of the list: its state, what it costs, the flights, and who sits where. */
export function SeatOrderCard({ order, now, href }: SeatOrderCardProps) {
  const t = useMessages('seat-orders');
  const standing = standingOf(order, now);
  return (
    <Link href={href} look="plain" className={styles.card}>
      <span className={styles.head}>
        <OrderState standing={standing} />
        <span className={styles.amount}>
          <OrderAmount order={order} />
        </span>
      </span>
      {order.flights.map((flight) => (
        <FlightLine key={flight.segmentId} flight={flight} look="strong" />
      ))}
      <span className={styles.seats}>
        {order.seats.map(({ segmentId, passengerId, name, seat }) => (
          <span key={`${segmentId} ${passengerId}`} className={styles.seat}>
            {t('oneSeat', { name, seat })}
          </span>
        ))}
      </span>
      {standing === 'waiting' && order.payUntil !== undefined && (
        <OrderHold payUntil={order.payUntil} now={now} />
      )}
    </Link>
  );
}
