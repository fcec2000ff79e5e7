import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { useMessages } from '../../messages/provider.tsx';
import { CardHead } from '../../primitives/card/CardHead.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { segmentState } from '../../rules/check-in/journey-state.ts';
import { localTime } from '../../rules/time/time.ts';
import type { Leg } from '../../rules/check-in/trips.ts';
import { StateBadge } from '../journey-card/StateBadge.tsx';
import { FlightDay } from '../segment-route/FlightDay.tsx';
import type { JourneySegment } from '../segment-route/types.ts';
import { useMoments } from '../segment-route/use-moments.ts';
import * as styles from './TripRows.css.ts';

export interface TripRowsProps extends RootProps<HTMLUListElement> {
  /** In the order in which they are shown. */
  legs: readonly Leg<JourneySegment>[];
  /** The airline's clock, milliseconds since 1970. */
  now: number;
  /** Address of one flight. */
  hrefOf: (segment: JourneySegment) => string;
}

/** Flights as rows beside the detail of one of them: day and number, where from and to, the times, and how each stands. */
export function TripRows({ legs, now, hrefOf, className, ...root }: TripRowsProps) {
  const t = useMessages('trip');
  const { day } = useMoments(now);
  return (
    <ul {...root} className={classNames(styles.rows, className)} aria-label={t('list.label')}>
      {legs.map(({ segment, segments }) => {
        const { departure, arrival, flightNo, segmentId } = segment;
        return (
          <li key={segmentId}>
            <Link look="plain" href={hrefOf(segment)} className={styles.row}>
              <CardHead>
                <FlightDay time={departure.time} day={day(departure.time)} flightNo={flightNo} />
                <StateBadge segment={segment} state={segmentState(segments, segment, now)} />
              </CardHead>
              <span className={styles.route}>{t('places', { from: departure.name, to: arrival.name })}</span>
              <span className={styles.times}>
                {t('times', { from: localTime(departure.time).time, to: localTime(arrival.time).time })}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
