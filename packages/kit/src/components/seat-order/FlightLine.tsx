import type { SeatOrder } from '../../contracts/seats.ts';
import { useFormats, useMessages } from '../../messages/provider.tsx';
import { localTime } from '../../rules/journey.ts';
import * as styles from './FlightLine.css.ts';

/** Number, both ends, and day and time of departure at the airport. */
export function FlightLine({ flight }: { flight: SeatOrder['flights'][number] }) {
  const t = useMessages('seat-orders');
  const { date } = useFormats();
  const { flightNo, departure, arrival } = flight;
  const { day, time } = localTime(departure.time);
  return (
    <span className={styles.line}>
      <span className={styles.flight}>
        {flightNo} {t('route', { from: departure.name, to: arrival.name })}
      </span>
      <time dateTime={departure.time} className={styles.when}>
        {date(day, 'weekday')} {time}
      </time>
    </span>
  );
}
