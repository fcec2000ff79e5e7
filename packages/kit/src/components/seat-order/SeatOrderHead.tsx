import type { SeatOrder } from '../../contracts/check-in/seats.ts';
import { useMessages } from '../../messages/provider.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { seatRefundDays } from '../../rules/check-in/check-in.ts';
import { orderStatus } from '../../rules/orders/status.ts';
import { refundWay } from '../../rules/seats/order.ts';
import { FlightLine } from '../flight-line/FlightLine.tsx';
import { OrderHead } from '../order/OrderHead.tsx';

export interface SeatOrderHeadProps extends RootProps<HTMLDivElement> {
  /** The order, as the back end gives it. */
  order: SeatOrder;
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** Head of a seat order under the bar: the flights and the hold while it waits, else its status and what that means. */
export function SeatOrderHead({ order, now, ...root }: SeatOrderHeadProps) {
  const t = useMessages('seat-orders');
  const refusals = useMessages('check-in');
  const status = orderStatus(order, now);
  return (
    <OrderHead
      {...root}
      order={order}
      now={now}
      keeps="seats"
      title={status === 'expired' ? refusals('orderExpired') : undefined}
      subject={order.flights.map((flight) => (
        <FlightLine key={flight.segmentId} flight={flight} look="strong" />
      ))}
    >
      {status === 'completed' && t('completed')}
      {status === 'expired' && refusals('orderExpired.do')}
      {status === 'cancelled' &&
        (order.refunding ? t('refunding', { way: refundWay(order), ...seatRefundDays }) : t('released'))}
    </OrderHead>
  );
}
