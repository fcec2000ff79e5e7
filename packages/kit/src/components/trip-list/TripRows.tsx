import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { useMessages } from '../../messages/provider.tsx';
import { CardHead } from '../../primitives/card/CardHead.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { tripState } from '../../rules/check-in/trip-state.ts';
import type { Leg } from '../../rules/check-in/trips.ts';
import { FlightDay } from '../segment-route/FlightDay.tsx';
import type { JourneySegment } from '../segment-route/types.ts';
import { useMoments } from '../segment-route/use-moments.ts';
import { TimesNow } from './TimesNow.tsx';
import { TripBadge } from './TripBadge.tsx';
import type { TripShared } from './types.ts';
import * as styles from './TripRows.css.ts';

export interface TripRowsProps extends RootProps<HTMLUListElement> {
  /** In the order in which they are shown. */
  legs: readonly Leg<JourneySegment>[];
  /** The airline's clock, milliseconds since 1970. */
  now: number;
  /** Change of a flight that waits for a decision. */
  changeOf?: TripShared['changeOf'];
  /** Address of one flight. */
  hrefOf: (segment: JourneySegment) => string;
}

/** Flights as rows beside the detail of one of them: day and number, where from and to, the times, and the state of each. */
export function TripRows({ legs, now, changeOf, hrefOf, className, ...root }: TripRowsProps) {
  const t = useMessages('trip');
  const { day } = useMoments(now);
  return (
    <ul {...root} className={classNames(styles.rows, className)} aria-label={t('list.label')}>
      {legs.map(({ segment, segments }) => {
        const { departure, arrival, flightNo, segmentId } = segment;
        const state = tripState(segments, segment, changeOf?.(segments, segment)?.kind, now);
        return (
          <li key={segmentId} data-part="flight" data-state={state}>
            <Link look="plain" href={hrefOf(segment)} className={styles.row}>
              <CardHead>
                <FlightDay time={departure.time} day={day(departure.time)} flightNo={flightNo} />
                <TripBadge segment={segment} state={state} />
              </CardHead>
              <span className={styles.route}>{t('places', { from: departure.name, to: arrival.name })}</span>
              <span className={styles.times}>
                <TimesNow segment={segment} />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
