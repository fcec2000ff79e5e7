import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
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
  type Month,
} from '../../rules/calendar/month-grid.ts';
import { holidayKinds, kindsWithin } from '../../rules/calendar/holidays.ts';
import type { ChosenDays } from '../../rules/calendar/choosing.ts';
import { addDays, monthOf, monthSpan, type Day } from '../../rules/days.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import type { DayCalendarProps } from './types.ts';
import * as styles from './DayCalendar.css.ts';

/** Any full week, Monday first. */
const someWeek = weeksOf('2026-06')[1] ?? [];

/** Months beside each other, the second where there is room. */
const columns = ['first', 'second'] as const;

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
  const { date } = useFormats();
  const root = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const [moved, setMoved] = useState<Day>();
  const waits = holidays === undefined;
  const kinds = useMemo(() => (holidays ? kindsWithin(holidays, bounds) : holidayKinds), [holidays, bounds]);
  const months = useMemo(() => monthsOf(bounds.min, bounds.max), [bounds]);
  const reached = dayWithin(moved ?? value.back ?? value.out ?? today, bounds);
  useChosenInSight(root, value.out);

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
    if (day !== undefined && !isClosed(event.target)) onSelect(day);
  };

  const near = useRef(onLoadMonth);
  useEffect(() => {
    near.current = onLoadMonth;
  });
  const onNear = useCallback((month: Month) => near.current?.(month), []);

  return (
    <div {...rest} ref={useMergedRef(root, ref)} className={classNames(styles.root, className)} style={style}>
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
      {kinds.length > 0 && (
        <p className={styles.legend} style={waits ? { visibility: 'hidden' } : undefined}>
          {kinds.map((kind) => (
            <span key={kind}>
              <strong className={styles.mark[kind]}>{t(`mark.${kind}`)}</strong> {t(`legend.${kind}`)}
            </span>
          ))}
        </p>
      )}
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
            today={within(month, today)}
            reached={within(month, reached)}
            // A day is a button of its own: what its price is of is said where one comes in.
            keysId={described === undefined ? keysId : `${described} ${keysId}`}
            trip={trip}
            {...heldBy(month, value)}
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

const isClosed = (target: EventTarget): boolean =>
  (target as Element).closest('[data-day]')?.ariaDisabled === 'true';

const within = (month: Month, day: Day): Day | undefined => (monthOf(day) === month ? day : undefined);

/**
 * The range as far as a month holds something of it: a month before or after it holds nothing, and is not drawn again when it changes.
 * A month that lies wholly in between has both ends, cut to the nearest ones outside of it.
 */
function heldBy(month: Month, { out, back }: ChosenDays): { out: Day | undefined; back: Day | undefined } {
  if (out === undefined || monthOf(out) > month || monthOf(back ?? out) < month)
    return { out: undefined, back: undefined };
  const { startDate, endDate } = monthSpan(month);
  return {
    out: out < startDate ? addDays(startDate, -1) : out,
    back: back !== undefined && back > endDate ? addDays(endDate, 1) : back,
  };
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
