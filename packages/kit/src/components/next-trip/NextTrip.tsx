import type { ReactNode } from 'react';
import type { Trip } from '../../contracts/home/home.ts';
import { useMessages, type Translate } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { CardHead } from '../../primitives/card/CardHead.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { daysLater, expectedTime, localTime, minutesBetween, untilDeparture } from '../../rules/time/time.ts';
import { PerforatedCard } from '../perforated-card/PerforatedCard.tsx';
import { FlightDay } from '../segment-route/FlightDay.tsx';
import { RouteLine, type RouteEnd } from '../route-line/RouteLine.tsx';
import { useDuration } from '../route-line/use-duration.ts';
import { useEndTimes } from '../route-line/use-end-times.ts';
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
  /** Fewer things, as for large text: no codes and no duration, the countdown on its day alone, the action over the whole width. */
  plain?: boolean;
}

type T = Translate<'home'>;

const none: readonly TripFact[] = [];

/** The next journey as a perforated card: date, flight, times at the airports, its state, and the time that is left. */
export function NextTrip({ trip, now, badge, facts = none, action, plain = false, ...root }: NextTripProps) {
  const t = useMessages('home');
  const formats = useFormats();
  const duration = useDuration();
  const { departure, arrival } = trip;
  const timesOf = useEndTimes();
  const [leaves, lands] = [expectedTime(departure), expectedTime(arrival)];
  // Beside a time that is struck there is no room for the duration.
  const moved = leaves !== departure.time;
  const later = daysLater(leaves, lands);
  const untilThen = untilDeparture(leaves, now);
  const ends = (stop: Trip['departure']): RouteEnd => ({
    ...timesOf(stop),
    // The terminal stays with the name that it belongs to.
    place: [stop.name, stop.terminal].filter(Boolean).join('\u00a0'),
    ...(!plain && { code: stop.airport }),
  });
  return (
    <PerforatedCard
      {...root}
      stub={
        <>
          {facts.length > 0 && (
            <dl className={plain ? styles.plainFacts : styles.facts}>
              {facts.map(({ label, value, open }) => (
                <div key={label} className={plain ? styles.plainFact : styles.fact}>
                  <dt className={plain ? styles.plainLabel : styles.label}>{label}</dt>
                  <dd className={open ? styles.open : styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <div className={plain ? styles.plainStub : styles.stub}>
            {(!plain || ofTheDay.has(untilThen.kind)) && (
              <p className={plain ? styles.plainUntil : styles.until}>
                <Until t={t} until={untilThen} />
              </p>
            )}
            {action}
          </div>
        </>
      }
    >
      <CardHead className={styles.top}>
        {plain ? (
          <p className={styles.plainHead}>
            <span className={styles.plainFlight}>{trip.flightNo}</span>
            <time dateTime={departure.time}>{formats.date(localTime(departure.time).day, 'weekday')}</time>
          </p>
        ) : (
          <FlightDay
            time={departure.time}
            day={formats.date(localTime(departure.time).day, 'weekday')}
            flightNo={trip.flightNo}
          />
        )}
        {badge}
      </CardHead>
      <RouteLine
        from={ends(departure)}
        to={{
          ...ends(arrival),
          ...(later !== 0 && {
            shoulder: { text: formats.signed(later), label: t('trip.later', { days: later }) },
          }),
        }}
        between={plain || moved ? undefined : duration(minutesBetween(leaves, lands))}
      />
    </PerforatedCard>
  );
}

type UntilThen = ReturnType<typeof untilDeparture>;

/** Where hours and minutes count. */
const ofTheDay: ReadonlySet<UntilThen['kind']> = new Set(['departed', 'minutes', 'today']);

function Until({ t, until }: { t: T; until: UntilThen }) {
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
