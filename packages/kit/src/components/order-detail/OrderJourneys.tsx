import type { OrderJourney } from '../../contracts/orders/order-detail.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { daysLater, localTime, minutesBetween } from '../../rules/time/time.ts';
import { PerforatedCard } from '../perforated-card/PerforatedCard.tsx';
import { RouteLine } from '../route-line/RouteLine.tsx';
import { useDuration } from '../route-line/use-duration.ts';
import * as styles from './OrderDetail.css.ts';

export interface OrderJourneysProps extends RootProps<HTMLDivElement> {
  /** Flights in the order in which they are flown. */
  journeys: readonly OrderJourney[];
}

/** Flights of an order, each on a card of its own with what its fare includes below the perforation. */
export function OrderJourneys({ journeys, className, ...root }: OrderJourneysProps) {
  return (
    <div {...root} className={classNames(styles.stack, className)}>
      {journeys.map((journey) => (
        <Journey key={`${journey.flightNo} ${journey.departure.time}`} journey={journey} />
      ))}
    </div>
  );
}

const placeOf = ({ name, terminal }: OrderJourney['departure']): string =>
  terminal === undefined ? name : `${name} ${terminal}`;

function Journey({ journey }: { journey: OrderJourney }) {
  const t = useMessages('order-detail');
  const { date, signed } = useFormats();
  const duration = useDuration();
  const { departure, arrival, flightNo, aircraft, cabin, fare } = journey;
  const start = localTime(departure.time);
  const end = localTime(arrival.time);
  const later = daysLater(departure.time, arrival.time);
  const about = [aircraft, cabin && [t(`cabin.${cabin}`), fare].filter(Boolean).join(' ')].filter(Boolean);
  return (
    <PerforatedCard stub={<Included journey={journey} />}>
      <p className={styles.line}>
        <span>
          {date(start.day, 'weekday')} <span className={styles.flightNo}>{flightNo}</span>
        </span>
        <span>{about.join(' • ')}</span>
      </p>
      <RouteLine
        from={{ time: start.time, code: departure.airport, place: placeOf(departure) }}
        to={{
          time: end.time,
          code: arrival.airport,
          place: placeOf(arrival),
          ...(later !== 0 && { shoulder: { text: signed(later), label: date(end.day, 'weekday') } }),
        }}
        between={duration(minutesBetween(departure.time, arrival.time))}
      />
    </PerforatedCard>
  );
}

/** Baggage and meal of the fare. */
function Included({ journey: { checkedKg, cabinKg, meal } }: { journey: OrderJourney }) {
  const t = useMessages('order-detail');
  const kilos = (kg: number) => `${kg}\u00a0${t('kg')}`;
  const facts = [
    ...(checkedKg === undefined ? [] : [[t('checked'), checkedKg === 0 ? t('none') : kilos(checkedKg)]]),
    ...(cabinKg === undefined ? [] : [[t('carryOn'), kilos(cabinKg)]]),
    ...(meal === undefined ? [] : [[t('meal'), meal]]),
  ];
  return (
    <dl className={styles.included}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
