import { useFormats } from '../../messages/use-formats.ts';
import { weeksOf } from '../../rules/calendar/month-grid.ts';
import * as styles from './DayCalendar.css.ts';

/** Any full week, Monday first. */
const someWeek = weeksOf('2026-06')[1] ?? [];

/** Months beside each other, the second where there is room. */
const columns = ['first', 'second'] as const;

/** Names of the weekdays above each column of months, in place while one scrolls. */
export function Weekdays({ top }: { top: string }) {
  const { date } = useFormats();
  return (
    <div className={styles.weekdays} style={{ insetBlockStart: top }} aria-hidden="true">
      <div className={styles.months}>
        {columns.map((column) => (
          <div key={column} className={styles.weekday[column]}>
            {someWeek.map((day) => (
              <span key={day}>{date(day ?? '', 'weekdayShort')}</span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
