import { useEffect, useRef } from 'react';
import type { Formats } from '../../messages/formats.ts';
import { useMessages, type Translate } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import { hidden } from '../../primitives/hidden.css.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { lowestOf, type DayFare } from '../../rules/calendar/fares.ts';
import type { Day } from '../../rules/days.ts';
import { Amount } from '../amount/Amount.tsx';
import * as styles from './DayStrip.css.ts';

export interface DayStripProps extends RootProps {
  /** Days in their order. */
  days: readonly Day[];
  /** Their lowest prices, of the whole party; undefined while they are on their way. A day without one has no price here. */
  fares: readonly DayFare[] | undefined;
  /** How many travel, for the line that says what the prices are of: of more than one all together. */
  travellers?: number | undefined;
  /** Day on show. */
  current: Day;
  /** Address of the same search on another day. */
  hrefOf: (day: Day) => string;
  /** Address of the calendar with the prices of all days. */
  calendar?: string | undefined;
}

/** Days around the one on show, each with its lowest price, on the navy of the bar. */
export function DayStrip({
  days,
  fares,
  travellers,
  current,
  hrefOf,
  calendar,
  className,
  ...root
}: DayStripProps) {
  const t = useMessages('flight-offers');
  const formats = useFormats();
  const list = useRef<HTMLOListElement>(null);
  // Where not all of them fit, the one on show does.
  useEffect(() => {
    const strip = list.current;
    const at = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip && at) strip.scrollLeft = at.offsetLeft - (strip.clientWidth - at.offsetWidth) / 2;
  }, [current]);
  const lowest = fares && lowestOf(fares);
  const most = Math.max(1, ...(fares ?? []).map(({ price }) => price?.amount ?? 0));
  return (
    <nav {...root} className={classNames(styles.strip, className)} aria-label={t('days')}>
      <ol ref={list} className={styles.days}>
        {days.map((day) => {
          const fare = fares?.find(({ date }) => date === day);
          return (
            <li key={day} className={styles.item}>
              <Link
                href={hrefOf(day)}
                look="plain"
                className={styles.day}
                data-part="day"
                aria-current={day === current ? 'date' : undefined}
              >
                {dayWords(day, formats)}
                {dayPrice({ fare, waiting: fares === undefined, lowest: lowest?.amount, t })}
                <span
                  className={styles.bar}
                  data-state={fare?.price && fare.price.amount === lowest?.amount ? 'lowest' : undefined}
                  style={{ blockSize: `${((fare?.price?.amount ?? 0) / most) * 40}px` }}
                  aria-hidden="true"
                />
              </Link>
            </li>
          );
        })}
      </ol>
      {calendar !== undefined && (
        <Link href={calendar} look="plain" className={styles.calendar} aria-label={t('calendar')}>
          <Icon name="calendar" size={24} />
        </Link>
      )}
      {travellers !== undefined && <p className={styles.shown}>{t('days.shown', { count: travellers })}</p>}
    </nav>
  );
}

/** Weekday and number; spoken with the month. */
function dayWords(day: Day, { date }: Formats) {
  return (
    <span className={styles.words}>
      <span className={hidden}>{date(day, 'weekday')}</span>
      <span className={styles.weekday} aria-hidden="true">
        {date(day, 'weekdayShort')}
      </span>
      <span className={styles.number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
    </span>
  );
}

interface DayPriceProps {
  fare: DayFare | undefined;
  waiting: boolean;
  /** Of all days on show. */
  lowest: number | undefined;
  t: Translate<'flight-offers'>;
}

/** The lowest price of a day, or the word for why there is none. */
function dayPrice({ fare, waiting, lowest, t }: DayPriceProps) {
  if (waiting) return <Skeleton line="caption" inlineSize={32} className={styles.waiting} />;
  if (fare && fare.state !== 'open') return <span className={styles.price}>{t(`day.${fare.state}`)}</span>;
  if (!fare?.price) return <span className={styles.price} />;
  const isLowest = fare.price.amount === lowest;
  return (
    <span className={classNames(styles.price, isLowest && styles.lowest)}>
      {isLowest && <span>{t('day.lowest')}</span>}
      <Amount value={fare.price} />
    </span>
  );
}
