import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { useMergedRef } from '../../primitives/use-merged-ref.ts';
import {
  dayKeys,
  dayWithin,
  monthsOf,
  movedBy,
  weeksOf,
  type DayKey,
} from '../../rules/calendar/month-grid.ts';
import { kindsWithin } from '../../rules/calendar/holidays.ts';
import { monthOf, type Day } from '../../rules/days.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import { hintId } from './hint.ts';
import type { DayCalendarProps } from './types.ts';
import * as styles from './DayCalendar.css.ts';

/** Any full week, Monday first. */
const someWeek = weeksOf('2026-06')[1] ?? [];

/**
 * The months below each other, a grid each. One day can be reached by Tab; arrows, Home, End, Page Up and Page Down
 * move from there, on into other months.
 */
export function DayCalendar({
  bounds,
  top = '0px',
  className,
  style,
  ref,
  today,
  trip,
  chosen,
  onChoose,
  holidays,
  pricesOf,
  onNear,
  ...rest
}: DayCalendarProps) {
  const t = useMessages('calendar');
  const { date } = useFormats();
  const root = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<Day>();
  const kinds = holidays ? kindsWithin(holidays, bounds) : [];
  const reached = dayWithin(moved ?? chosen.back ?? chosen.out ?? today, bounds);
  useChosenInSight(root, chosen.out);

  const move = (event: KeyboardEvent) => {
    const key = dayKeys.find((each): each is DayKey => each === event.key);
    const { day } = (event.target as HTMLElement).dataset;
    if (!key || day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = movedBy(day, key, bounds);
    setMoved(next);
    root.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  return (
    <div {...rest} ref={useMergedRef(root, ref)} className={classNames(styles.root, className)} style={style}>
      <div className={styles.weekdays} style={{ insetBlockStart: top }} aria-hidden="true">
        {someWeek.map((day) => (
          <span key={day}>{date(day ?? '', 'weekdayShort')}</span>
        ))}
      </div>
      {kinds.length > 0 && (
        <p className={styles.legend}>
          {kinds.map((kind) => (
            <span key={kind}>
              <strong className={styles.mark[kind]}>{t(`mark.${kind}`)}</strong> {t(`legend.${kind}`)}
            </span>
          ))}
        </p>
      )}
      <p id={hintId} hidden>
        {t('keys')}
      </p>
      {monthsOf(bounds.min, bounds.max).map((month) => (
        <CalendarMonth
          key={month}
          {...{ month, bounds, reached, today, trip, chosen, onChoose, holidays, pricesOf, onNear }}
          onKeyDown={move}
        />
      ))}
    </div>
  );
}

/** Brings the day that is chosen when the calendar opens into sight, so that nobody has to look for it. */
function useChosenInSight(root: RefObject<HTMLDivElement | null>, day: Day | undefined): void {
  const first = useRef(day);
  useEffect(() => {
    const month = first.current && monthOf(first.current);
    const section = root.current?.querySelector(`[data-month="${month}"]`);
    if (section?.previousElementSibling?.hasAttribute('data-month')) section.scrollIntoView();
  }, [root]);
}
