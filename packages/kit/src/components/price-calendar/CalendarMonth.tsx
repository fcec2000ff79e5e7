import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { weeksOf, type Month } from '../../rules/calendar/month-grid.ts';
import type { Day } from '../../rules/days.ts';
import { DayCell } from './DayCell.tsx';
import type { DayCalendarProps, MonthPrices } from './types.ts';
import * as styles from './DayCalendar.css.ts';
import { watchSight } from '../../primitives/observers.ts';

interface CalendarMonthProps extends Omit<DayCalendarProps, 'top'> {
  month: Month;
  /** The day that Tab reaches, of this month or of another. */
  reached: Day;
  /** Keys that move from day to day. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One month: its name, its lowest price, and its weeks; weeks that are wholly past are left out. */
export function CalendarMonth({
  month,
  bounds,
  reached,
  pricesOf,
  onNear,
  onKeyDown,
  ...shared
}: CalendarMonthProps) {
  const { date } = useFormats();
  const id = useId();
  const section = useNear(() => onNear?.(month));
  const prices = pricesOf?.(month);
  return (
    <section ref={section} data-month={month} className={styles.month}>
      <div className={styles.head}>
        <h2 id={id} className={styles.name}>
          {date(month, 'month')}
        </h2>
        {prices && <MonthNote prices={prices} />}
      </div>
      <div role="grid" aria-labelledby={id} aria-busy={prices?.state === 'waiting'} className={styles.grid}>
        {weeksOf(month, bounds.min).map((week) => (
          <div role="row" key={week.find(Boolean)} className={styles.week}>
            {week.map((day, at) => (
              <DayCell
                key={day ?? `empty ${at}`}
                day={day}
                bounds={bounds}
                reachable={day === reached}
                onKeyDown={onKeyDown}
                prices={prices}
                {...shared}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

/** The month's lowest price; that nothing is flown; or that prices could not be had. */
function MonthNote({ prices }: { prices: MonthPrices }) {
  const t = useMessages('calendar');
  const { money } = useFormats();
  if (prices.state === 'waiting') return null;
  if (prices.state === 'failed')
    return (
      <p className={styles.note} role="status">
        {t('month.failed')}
        <Button variant="text" size="medium" busy={prices.busy} onClick={prices.onRetry}>
          {t('again')}
        </Button>
      </p>
    );
  if (!prices.lowest) return <p className={styles.note}>{t('month.none')}</p>;
  return (
    <p className={styles.note}>
      {t.rich('month.lowest', {
        price: money(prices.lowest),
        b: (words) => <strong className={styles.low}>{words}</strong>,
      })}
    </p>
  );
}

/** How far below the window a month may be to count as near. */
const near = '400px';

/** A ref for what tells when it comes near the window, once. */
function useNear(onNear: () => void) {
  const element = useRef<HTMLElement>(null);
  const told = useRef(onNear);
  useEffect(() => {
    told.current = onNear;
  });
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = watchSight(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        told.current();
        observer.disconnect();
      },
      { rootMargin: `0px 0px ${near} 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}
