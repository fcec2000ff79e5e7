import type { SeatOrder } from '../../contracts/check-in/seats.ts';
import { useMessages } from '../../messages/provider.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { FlightLine } from '../flight-line/FlightLine.tsx';
import { OrderCard } from '../order/OrderCard.tsx';
import { OrderAmount } from './OrderAmount.tsx';
import * as styles from './SeatOrderCard.css.ts';

export interface SeatOrderCardProps extends RootProps<HTMLAnchorElement> {
  /** The order, as the back end gives it. */
  order: SeatOrder;
  /** The airline's clock, ms since 1970. */
  now: number;
  /** Where the whole card leads. */
  href: string;
}

/** A seat order of the list: the flights, and everybody's seat. */
export function SeatOrderCard({ order, now, href, ...root }: SeatOrderCardProps) {
  const t = useMessages('seat-orders');
  return (
    <OrderCard
      {...root}
      order={order}
      now={now}
      href={href}
      keeps="seats"
      amount={<OrderAmount order={order} />}
    >
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
    </OrderCard>
  );
}
