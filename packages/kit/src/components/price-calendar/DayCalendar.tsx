import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { useMergedRef } from '../../primitives/use-merged-ref.ts';
import {
  dayKeys,
  dayWithin,
  monthsOf,
  movedBy,
  type DayKey,
  type Month,
} from '../../rules/calendar/month-grid.ts';
import type { Day } from '../../rules/days.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import type { DayCalendarProps } from './types.ts';
import { HolidayLegend } from './HolidayLegend.tsx';
import { Weekdays } from './Weekdays.tsx';
import { useChosenInSight } from './use-chosen-in-sight.ts';
import { useDayChoice } from './use-day-choice.ts';
import { dayOfMonth, daysHeldBy } from '../../rules/calendar/days-of-month.ts';
import * as styles from './DayCalendar.css.ts';

/**
 * The months below each other, in a wide window two beside each other, a grid each. One day can be reached by Tab; arrows, Home, End, Page Up and Page Down
 * move from there, on into other months.
 */
export function DayCalendar({
  bounds: { min, max },
  top = '0px',
  className,
  style,
  ref,
  today,
  trip,
  value,
  onSelect,
  holidays,
  pricesOf,
  onLoadMonth,
  'aria-describedby': described,
  ...rest
}: DayCalendarProps) {
  const t = useMessages('calendar');
  // The same object for the same days: a host may give another one with each drawing.
  const bounds = useMemo(() => ({ min, max }), [min, max]);
  const root = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const [moved, setMoved] = useState<Day>();
  const months = useMemo(() => monthsOf(bounds.min, bounds.max), [bounds]);
  const reached = dayWithin(moved ?? value.back ?? value.out ?? today, bounds);
  useChosenInSight(root, value.out);
  const press = useDayChoice({ value, onSelect, pricesOf });

  // Heard once for all days, so that no day is drawn again for it.
  const move = (event: KeyboardEvent) => {
    const key = dayKeys.find((each): each is DayKey => each === event.key);
    const day = dayAt(event.target);
    if (!key || day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = movedBy(day, key, bounds);
    setMoved(next);
    root.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  const tap = (event: MouseEvent) => {
    const day = dayAt(event.target);
    if (day !== undefined) press(day);
  };

  const near = useRef(onLoadMonth);
  useEffect(() => {
    near.current = onLoadMonth;
  });
  const onNear = useCallback((month: Month) => near.current?.(month), []);

  return (
    <div {...rest} ref={useMergedRef(root, ref)} className={classNames(styles.root, className)} style={style}>
      <Weekdays top={top} />
      <HolidayLegend holidays={holidays} bounds={bounds} />
      <p id={keysId} hidden>
        {t('keys')}
      </p>
      {/* A delegate of the days' own buttons. */}
      <div role="presentation" className={styles.months} onClick={tap} onKeyDown={move}>
        {months.map((month) => (
          <CalendarMonth
            key={month}
            month={month}
            bounds={bounds}
            today={dayOfMonth(month, today)}
            reached={dayOfMonth(month, reached)}
            // A day is a button of its own: what its price is of is said where one comes in.
            keysId={described === undefined ? keysId : `${described} ${keysId}`}
            trip={trip}
            {...daysHeldBy(month, value)}
            holidays={holidays}
            prices={pricesOf?.(month)}
            onNear={onNear}
          />
        ))}
      </div>
    </div>
  );
}

/** The day whose button an event belongs to; undefined beside the days. */
function dayAt(target: EventTarget): Day | undefined {
  const button = (target as Element).closest<HTMLElement>('[data-day]');
  return button?.dataset['day'];
}
