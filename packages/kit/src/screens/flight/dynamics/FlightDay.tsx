import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import type { Day } from '../../../rules/days.ts';
import { localTime } from '../../../rules/time/time.ts';
import * as styles from './dynamics.css.ts';

interface FlightDayProps {
  day: Day;
  /** The last news, with the airport's offset. */
  told: string | undefined;
}

/** The day of a flight, when it was last told about, and that the page looks by itself. */
export function FlightDay({ day, told }: FlightDayProps) {
  const t = useMessages('dynamics');
  const { date } = useFormats();
  const last = told === undefined ? undefined : localTime(told);
  const when = last && (last.day === day ? last.time : `${date(last.day, 'monthDay')} ${last.time}`);
  return (
    <p className={styles.head}>
      <span className={styles.quiet}>{date(day, 'weekday')}</span>
      <span className={styles.quiet}>
        {when === undefined ? t('auto') : `${t('told', { time: when })} · ${t('auto')}`}
      </span>
    </p>
  );
}
