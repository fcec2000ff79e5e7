import { useId } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import type { PassFlight } from '../../rules/boarding-pass/boarding-pass.ts';
import { localTime } from '../../rules/time/time.ts';
import * as styles from './OnwardFlights.css.ts';

/** The flights of the same pass that follow. */
export function OnwardFlights({ flights }: { flights: readonly PassFlight[] }) {
  const t = useMessages('boarding-pass');
  const id = useId();
  if (flights.length === 0) return null;
  return (
    <div className={styles.onward}>
      <p id={id} className={styles.head}>
        {t('onward')}
      </p>
      <ul aria-labelledby={id}>
        {flights.map((flight) => (
          <li key={flight.flightNo} className={styles.flight}>
            <p className={styles.title}>
              <span>{flight.flightNo}</span>
              <span>{`${flight.from.airport} – ${flight.to.airport} ${localTime(flight.from.time).time}`}</span>
            </p>
            <p className={styles.detail}>
              {[
                flight.boards && t('onward.boards', { time: localTime(flight.boards).time }),
                flight.gate && t('onward.gate', { gate: flight.gate }),
                flight.seat && t('onward.seat', { seat: flight.seat }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
