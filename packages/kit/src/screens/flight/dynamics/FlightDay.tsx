import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import type { Day } from '../../../rules/days.ts';
import type { FlightShown } from '../../../rules/dynamics/flight.ts';
import { atPlace, localTime } from '../../../rules/time/time.ts';
import * as styles from './dynamics.css.ts';

interface FlightDayProps {
  day: Day;
  flight: FlightShown;
}

/** Offset at the end of an instant. */
const offsetOf = (instant: string): string => instant.slice(-6);

/** The day of a flight, when it was last told about, and that the page looks by itself. */
export function FlightDay({ day, flight: { told, departure, arrival } }: FlightDayProps) {
  const t = useMessages('dynamics');
  const { date } = useFormats();
  // News is told at either end; all of it is read on one clock, that of the departure.
  const last = told === undefined ? undefined : localTime(atPlace(Date.parse(told), departure.planned));
  const time = last && (last.day === day ? last.time : `${date(last.day, 'monthDay')} ${last.time}`);
  const twoClocks = offsetOf(departure.planned) !== offsetOf(arrival.planned);
  const when = time && twoClocks ? t('told.at', { time, place: departure.name ?? departure.airport }) : time;
  return (
    <p className={styles.head}>
      <span className={styles.quiet}>{date(day, 'weekday')}</span>
      <span className={styles.quiet}>
        {when === undefined ? t('auto') : `${t('told', { time: when })} · ${t('auto')}`}
      </span>
    </p>
  );
}
