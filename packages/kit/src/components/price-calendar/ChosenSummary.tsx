import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { nightsOf, type ChosenDays, type DayTrip } from '../../rules/calendar/choosing.ts';
import type { Day } from '../../rules/days.ts';
import * as styles from './ChosenSummary.css.ts';

export interface ChosenSummaryProps extends RootProps<HTMLDivElement> {
  /** One way, or there and back. */
  trip: DayTrip;
  /** The days so far. */
  value: ChosenDays;
  /** Names of both ends; without it the days alone are said. */
  ends?: { readonly from: string; readonly to: string } | undefined;
}

/** Choice so far, each way with its day, and the nights between. */
export function ChosenSummary({ trip, value, ends, className, ...root }: ChosenSummaryProps) {
  const t = useMessages('calendar');
  const nights = nightsOf(value);
  return (
    <div {...root} className={classNames(styles.summary, className)} role="status">
      <Way name={t(trip === 'OW' ? 'way.one' : 'way.out')} route={ends && t('route', ends)} day={value.out} />
      {trip === 'RT' && (
        <>
          {nights !== undefined && <Badge>{t('nights', { nights })}</Badge>}
          <Way
            name={t('way.back')}
            route={ends && t('route', { from: ends.to, to: ends.from })}
            day={value.back}
          />
        </>
      )}
    </div>
  );
}

function Way({ name, route, day }: { name: string; route: string | undefined; day: Day | undefined }) {
  const t = useMessages('calendar');
  const { date } = useFormats();
  return (
    <p className={styles.way}>
      <span className={styles.name}>{name}</span>
      {route !== undefined && <span className={styles.name}>{route}</span>}
      <span className={day === undefined ? styles.missing : styles.day}>
        {day === undefined ? t('way.none') : date(day, 'weekday')}
      </span>
    </p>
  );
}
