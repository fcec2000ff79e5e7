import { memo, useId, useMemo } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Button } from '../../primitives/button/Button.tsx';
import type { DayTrip } from '../../rules/calendar/choosing.ts';
import type { HolidayMarks } from '../../rules/calendar/holidays.ts';
import { weeksOf, type Month } from '../../rules/calendar/month-grid.ts';
import type { Day } from '../../rules/days.ts';
import { DayCell, placeOf } from './DayCell.tsx';
import type { DayBounds, MonthPrices } from './types.ts';
import * as dayStyles from './DayCell.css.ts';
import { useNear } from './use-near.ts';
import * as styles from './DayCalendar.css.ts';

interface CalendarMonthProps {
  month: Month;
  bounds: DayBounds;
  /** The airline's day, where it lies in this month. */
  today: Day | undefined;
  /** The day that Tab reaches, where it lies in this month. */
  reached: Day | undefined;
  /** Id of the words about the keys. */
  keysId: string;
  trip: DayTrip;
  /** First and last day of what is chosen, as far as this month holds something of it. */
  out: Day | undefined;
  back: Day | undefined;
  holidays: HolidayMarks | undefined;
  prices: MonthPrices | undefined;
  /** It comes near, once; always the same function. */
  onNear: (month: Month) => void;
}

/**
 * One month: its name, its lowest price, and its weeks; weeks that are wholly past are left out. It is drawn again for what it holds of
 * the choice alone.
 */
export const CalendarMonth = memo(function CalendarMonth({
  month,
  bounds,
  today,
  reached,
  keysId,
  trip,
  out,
  back,
  holidays,
  prices,
  onNear,
}: CalendarMonthProps) {
  const { date } = useFormats();
  const id = useId();
  const section = useNear(() => onNear(month));
  const weeks = useMemo(() => weeksOf(month, bounds.min), [month, bounds.min]);
  const known = prices?.state === 'known' ? prices : undefined;
  const cellOf = (day: Day) => {
    const place = placeOf(day, { out, back }, trip === 'OW');
    const fare = known?.fares.get(day);
    return (
      <DayCell
        key={day}
        day={day}
        outside={day < bounds.min || day > bounds.max}
        keysId={day === reached ? keysId : undefined}
        isToday={day === today}
        place={place}
        // A lone way out has no band behind it.
        band={place !== undefined && place !== 'both' && place !== 'one' && back !== undefined}
        holiday={holidays?.get(day)}
        prices={prices?.state}
        fare={fare}
        low={
          fare?.state === 'open' && fare.price !== undefined && fare.price.amount === known?.lowest?.amount
        }
      />
    );
  };
  return (
    <section ref={section} data-month={month} className={styles.month[weeks.length as 1 | 2 | 3 | 4 | 5 | 6]}>
      <div className={styles.head}>
        <h2 id={id} className={styles.name}>
          {date(month, 'month')}
        </h2>
        {prices && <MonthNote prices={prices} />}
      </div>
      <div role="grid" aria-labelledby={id} aria-busy={prices?.state === 'waiting'} className={styles.grid}>
        {weeks.map((week) => (
          <div role="row" key={week.find(Boolean)} className={styles.week}>
            {week.map((day, at) =>
              day === undefined ? (
                // oxlint-disable-next-line react/no-array-index-key -- A place without a day has no name but its place.
                <div role="none" key={`empty ${at}`} className={dayStyles.cell.none} />
              ) : (
                cellOf(day)
              ),
            )}
          </div>
        ))}
      </div>
    </section>
  );
});

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
