import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { daysAway, localTime } from '../../rules/time/time.ts';
import * as styles from './TripList.css.ts';

interface DayMarkProps {
  /** ISO 8601 with the airport's offset. */
  departure: string;
  /** The airline's clock, milliseconds since 1970. */
  now: number;
  /** The flight above leaves on the same day. */
  same: boolean;
  /** Of the next flight. */
  next: boolean;
}

/** The day of a flight at the edge, and the line that goes on to the next. */
export function DayMark({ departure, now, same, next }: DayMarkProps) {
  const t = useMessages('trip');
  const { date, number } = useFormats();
  const { day } = localTime(departure);
  const near = (['today', 'tomorrow'] as const)[daysAway(departure, now)];
  const word = same ? t('day.same') : near ? t(`day.${near}`) : date(day, 'weekdayShort');
  return (
    <p className={styles.mark}>
      <time dateTime={departure} className={next ? styles.nextDay : styles.day}>
        {number(Number(day.slice(8)))}
      </time>
      <span className={styles.word}>{word}</span>
      <span className={next ? styles.nextLine : styles.line} />
    </p>
  );
}
