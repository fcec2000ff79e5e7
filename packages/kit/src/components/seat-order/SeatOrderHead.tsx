import type { SeatOrder } from '../../contracts/seats.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { seatRefundDays } from '../../rules/check-in/check-in.ts';
import { refundWay, standingOf } from '../../rules/seats/order.ts';
import { FlightLine } from '../flight-line/FlightLine.tsx';
import { OrderHold } from './OrderHold.tsx';
import { iconOf } from './OrderState.tsx';
import * as styles from './SeatOrderHead.css.ts';

export interface SeatOrderHeadProps {
  /** The order, as the back end gives it. */
  order: SeatOrder;
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** Under the bar: what is to be paid and until when; else the state as the largest thing, and what it means. */
export function SeatOrderHead({ order, now }: SeatOrderHeadProps) {
  const t = useMessages('seat-orders');
  const refusals = useMessages('check-in');
  const standing = standingOf(order, now);
  if (standing === 'waiting') {
    return (
      <div className={styles.head}>
        <VisuallyHidden>
          <h2>{t('state.waiting')}</h2>
        </VisuallyHidden>
        {order.flights.map((flight) => (
          <FlightLine key={flight.segmentId} flight={flight} look="strong" />
        ))}
        {order.payUntil !== undefined && <OrderHold payUntil={order.payUntil} now={now} />}
      </div>
    );
  }
  return (
    <div className={styles.head} role="status">
      <h2 className={styles.state}>
        <Icon name={iconOf(standing)} className={styles.drawn[standing]} />
        {standing === 'expired' ? refusals('orderExpired') : t(`state.${standing}`)}
      </h2>
      <p className={styles.more}>
        {standing === 'completed' && t('completed')}
        {standing === 'expired' && refusals('orderExpired.do')}
        {standing === 'cancelled' &&
          (order.refunding ? t('refunding', { way: refundWay(order), ...seatRefundDays }) : t('released'))}
      </p>
    </div>
  );
}
