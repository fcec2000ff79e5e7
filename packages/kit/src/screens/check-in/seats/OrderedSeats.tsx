import { FlightLine } from '../../../components/flight-line/FlightLine.tsx';
import { PerforatedCard } from '../../../components/perforated-card/PerforatedCard.tsx';
import { OrderAmount } from '../../../components/seat-order/OrderAmount.tsx';
import type { SeatOrder } from '../../../contracts/check-in/seats.ts';
import { useMessages } from '../../../messages/provider.tsx';
import * as styles from './seats.css.ts';

/** Slip of each flight: the seat of each passenger, and on the last the price. */
export function OrderedSeats({ order }: { order: SeatOrder }) {
  const t = useMessages('seat-choice');
  return (
    <>
      {order.flights.map((flight, at) => (
        <PerforatedCard
          key={flight.segmentId}
          stub={
            <>
              <ul aria-label={t('order.seats')}>
                {order.seats
                  .filter(({ segmentId }) => segmentId === flight.segmentId)
                  .map(({ passengerId, name, seat }) => (
                    <li key={passengerId} className={styles.seatRow}>
                      <span className={styles.seatName}>{name}</span>
                      <span className={styles.seatAt}>{seat}</span>
                    </li>
                  ))}
              </ul>
              {at === order.flights.length - 1 && (
                <p className={styles.amount}>
                  <span>{t('order.amount')}</span>
                  <strong>
                    <OrderAmount order={order} />
                  </strong>
                </p>
              )}
            </>
          }
        >
          <FlightLine flight={flight} look="strong" />
        </PerforatedCard>
      ))}
    </>
  );
}
