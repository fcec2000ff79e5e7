import type { SeatOrder } from '../../contracts/check-in/seats.ts';
import { useMessages } from '../../messages/provider.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { FlightLine } from '../flight-line/FlightLine.tsx';
import { OrderCard, type OrderCardParts } from '../order/OrderCard.tsx';
import { OrderAmount } from './OrderAmount.tsx';
import * as styles from './SeatOrderCard.css.ts';

export interface SeatOrderCardProps extends OrderCardParts, RootProps<HTMLAnchorElement> {
  /** The order, as the back end gives it. */
  order: SeatOrder;
  /** The airline's clock, ms since 1970. */
  now: number;
  /** Where the whole card leads. */
  href: string;
}

/** A seat order of the list: the flights, and everybody's seat. */
export function SeatOrderCard({ order, now, href, amount, ...root }: SeatOrderCardProps) {
  const t = useMessages('seat-orders');
  return (
    <OrderCard
      {...root}
      order={order}
      now={now}
      href={href}
      keeps="seats"
      amount={amount === undefined ? <OrderAmount order={order} /> : amount}
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
