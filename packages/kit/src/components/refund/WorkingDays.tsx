import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { addDays, daysBetween, type Day } from '../../rules/days.ts';
import { isWorkingDay, workingDaysBetween, type WorkingCalendar } from '../../rules/refunds/working-days.ts';
import * as styles from './WorkingDays.css.ts';

export interface WorkingDaysProps extends RootProps<HTMLDivElement> {
  /** Day of receipt, which does not count itself. */
  from: Day;
  /** Last day in time. */
  due: Day;
  /** In the airline's zone. */
  today: Day;
  /** Holidays and made-up work days. */
  calendar: WorkingCalendar;
}

/** Monday of a day's week. */
function mondayOf(day: Day): Day {
  // 1 January 2024 was a Monday.
  const since = ((daysBetween('2024-01-01', day) % 7) + 7) % 7;
  return addDays(day, -since);
}

const later = (one: Day, other: Day): Day => (one > other ? one : other);

/** The weeks from the receipt to the due day or today: which days count, which are free, and when it is due. The words beside it say the same. */
export function WorkingDays({ from, due, today, calendar, className, ...root }: WorkingDaysProps) {
  const t = useMessages('refund-request');
  const { date } = useFormats();
  const first = mondayOf(addDays(from, 1));
  const weeks = Math.floor(daysBetween(first, later(due, today)) / 7) + 1;
  const days = Array.from({ length: Math.min(weeks, 8) * 7 }, (_, at) => addDays(first, at));
  const stateOf = (day: Day) => {
    if (day === today) return 'today';
    if (day === due) return 'due';
    if (!isWorkingDay(day, calendar)) return 'rest';
    return day > from && day < due ? 'counted' : 'plain';
  };
  const wordOf = (day: Day): string => {
    if (day === today) return t('calendar.today');
    if (day === due) return t('calendar.due');
    if (!isWorkingDay(day, calendar)) return t('calendar.rest');
    return day > from && day < due
      ? t('calendar.nth', { n: workingDaysBetween(from, day, calendar) })
      : '\u00a0';
  };
  return (
    <div {...root} aria-hidden className={classNames(styles.grid, className)}>
      {days.slice(0, 7).map((day) => (
        <span key={day} className={styles.name}>
          {date(day, 'weekdayShort')}
        </span>
      ))}
      {days.map((day) => (
        <span key={day} className={styles.day} data-state={stateOf(day)}>
          <span>{Number(day.slice(-2))}</span>
          <span className={styles.word}>{wordOf(day)}</span>
        </span>
      ))}
    </div>
  );
}
