import type { OrderJourney } from '../../contracts/orders/order-detail.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useToldDays } from '../../messages/use-told-days.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { Day } from '../../rules/days.ts';
import { daysLater, localTime, minutesBetween } from '../../rules/time/time.ts';
import { RouteLine } from '../route-line/RouteLine.tsx';
import { useDuration } from '../route-line/use-duration.ts';
import * as styles from './OrderDetail.css.ts';

const placeOf = ({ name, terminal }: OrderJourney['departure']): string =>
  terminal === undefined ? name : `${name} ${terminal}`;

export interface JourneyHeadProps extends RootProps<HTMLDivElement> {
  /** Flight of an order. */
  journey: OrderJourney;
  /** The airline's calendar day: days of another year have their year. */
  today?: Day | undefined;
}

/** Day, number, aircraft and cabin of a flight, and its route with both local times, struck through where the airline does not fly it. */
export function JourneyHead({ journey, today, ...root }: JourneyHeadProps) {
  const t = useMessages('order-detail');
  const { signed } = useFormats();
  const { day } = useToldDays(today);
  const duration = useDuration();
  const { departure, arrival, flightNo, aircraft, cabin, fare, cancelled = false } = journey;
  const start = localTime(departure.time);
  const end = localTime(arrival.time);
  const later = daysLater(departure.time, arrival.time);
  const about = [aircraft, cabin && [t(`cabin.${cabin}`), fare].filter(Boolean).join(' ')].filter(Boolean);
  return (
    <div {...root}>
      <p className={styles.line}>
        <span>
          {day(start.day, 'weekday')} <span className={styles.flightNo}>{flightNo}</span>
        </span>
        <span>{about.join(' • ')}</span>
      </p>
      {cancelled && (
        <p className={styles.cancelled}>
          <Icon name="alert" size={20} />
          {t('journey.cancelled')}
        </p>
      )}
      <RouteLine
        from={{ time: start.time, struck: cancelled, code: departure.airport, place: placeOf(departure) }}
        to={{
          time: end.time,
          struck: cancelled,
          code: arrival.airport,
          place: placeOf(arrival),
          ...(later !== 0 && { shoulder: { text: signed(later), label: day(end.day, 'weekday') } }),
        }}
        between={duration(minutesBetween(departure.time, arrival.time))}
      />
    </div>
  );
}
