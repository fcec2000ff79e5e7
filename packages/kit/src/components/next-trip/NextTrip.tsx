import type { ReactNode } from 'react';
import type { Trip } from '../../contracts/home/home.ts';
import { useMessages, type Translate } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { daysLater, localTime, minutesBetween, untilDeparture } from '../../rules/check-in/journey.ts';
import { PerforatedCard } from '../perforated-card/PerforatedCard.tsx';
import { RouteLine, type RouteEnd } from '../route-line/RouteLine.tsx';
import * as styles from './NextTrip.css.ts';

/** One fact of the day of travel. */
export interface TripFact {
  readonly label: string;
  readonly value: string;
  /** It is not known yet: words in place of a figure. */
  readonly open?: boolean;
}

export interface NextTripProps extends RootProps<HTMLDivElement> {
  /** The journey, as the back end gives it. */
  trip: Trip;
  /** Milliseconds since 1970; the countdown is told from here. */
  now: number;
  /** State of the journey, as a `Badge` at the end of the head. */
  badge?: ReactNode;
  /** Seat, gate and boarding, side by side above the countdown; none where they are not known. */
  facts?: readonly TripFact[] | undefined;
  /** The way on, beside the countdown: one tinted button. */
  action?: ReactNode;
}

type T = Translate<'home'>;

const none: readonly TripFact[] = [];

/** The next journey as a perforated card: date, flight, times at the airports, how it stands, and how long there is still. */
export function NextTrip({ trip, now, badge, facts = none, action, ...root }: NextTripProps) {
  const t = useMessages('home');
  const formats = useFormats();
  const { departure, arrival } = trip;
  const minutes = minutesBetween(departure.time, arrival.time);
  const later = daysLater(departure.time, arrival.time);
  return (
    <PerforatedCard
      {...root}
      stub={
        <>
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(({ label, value, open }) => (
                <div key={label} className={styles.fact}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={open ? styles.open : styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <div className={styles.stub}>
            <p className={styles.until}>
              <Until t={t} departure={departure.time} now={now} />
            </p>
            {action}
          </div>
        </>
      }
    >
      <div className={styles.top}>
        <p className={styles.head}>
          <time dateTime={departure.time}>{formats.date(localTime(departure.time).day, 'weekday')}</time>
          <span className={styles.flight}>{trip.flightNo}</span>
        </p>
        {badge}
      </div>
      <RouteLine
        from={endOf(departure)}
        to={{
          ...endOf(arrival),
          ...(later !== 0 && {
            shoulder: { text: formats.signed(later), label: t('trip.later', { days: later }) },
          }),
        }}
        between={t('trip.duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      />
    </PerforatedCard>
  );
}

/** The terminal stays with the name that it belongs to. */
const endOf = ({ airport, name, terminal, time }: Trip['departure']): RouteEnd => ({
  time: localTime(time).time,
  code: airport,
  place: [name, terminal].filter(Boolean).join('\u00a0'),
});

function Until({ t, departure, now }: { t: T; departure: string; now: number }) {
  const until = untilDeparture(departure, now);
  const b = (words: ReactNode) => <strong className={styles.strong}>{words}</strong>;
  switch (until.kind) {
    case 'departed':
      return t('trip.until.departed');
    case 'minutes':
      return t.rich('trip.until.minutes', { b, minutes: until.minutes });
    case 'today':
      return t.rich('trip.until.today', { b, hours: until.hours });
    case 'tomorrow':
      return t.rich('trip.until.tomorrow', { b, hours: until.hours });
    case 'days':
      return t.rich('trip.until.days', { b, days: until.days });
  }
}
