import { PerforatedCard } from '../../../components/perforated-card/PerforatedCard.tsx';
import { OrderFact, OrderFacts } from '../../../components/order/OrderFacts.tsx';
import type { FlightChange, OrderJourney } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { classNames } from '../../../primitives/class-names.ts';
import { localTime } from '../../../rules/time/time.ts';
import * as styles from './order-detail.css.ts';

/** A flight as it was and as it is, side by side; below the perforation what has not changed. */
export function WasAndIs({ change: { was, is, seats } }: { change: FlightChange }) {
  const t = useMessages('flight-change');
  const same = is !== undefined && is.flightNo === was.flightNo && is.cabin === was.cabin;
  const kept = (
    <OrderFacts className={styles.kept}>
      {same && <OrderFact label={t('same')}>{t('same.is')}</OrderFact>}
      {is && seats.length > 0 && (
        <OrderFact label={t('seats', { seats: seats.join(' ') })}>{t('seats.kept')}</OrderFact>
      )}
      {!is && <OrderFact label={t('is')}>{t('none')}</OrderFact>}
    </OrderFacts>
  );
  return (
    <PerforatedCard stub={kept}>
      <div className={styles.change}>
        <div className={classNames(styles.half, styles.sunken)}>
          <p className={styles.halfLabel}>{t('was')}</p>
          <Ends flight={was} old />
        </div>
        <div className={styles.half}>
          <p className={classNames(styles.halfLabel, styles.halfNow)}>{t('is')}</p>
          {is ? (
            <Ends flight={is} other={is.departure.airport !== was.departure.airport} />
          ) : (
            <p>{t('none')}</p>
          )}
        </div>
      </div>
    </PerforatedCard>
  );
}

interface EndsProps {
  flight: OrderJourney;
  /** It does not count any more. */
  old?: boolean;
  /** It leaves from another airport. */
  other?: boolean;
}

const placeOf = ({ airport, name, terminal }: OrderJourney['departure']): string =>
  [airport, name, terminal].filter((each) => each !== undefined).join(' ');

function Ends({ flight: { departure, arrival }, old = false, other = false }: EndsProps) {
  const [leaves, comes] = [localTime(departure.time).time, localTime(arrival.time).time];
  return (
    <>
      <p className={classNames(styles.time, old && styles.was)}>{old ? <del>{leaves}</del> : leaves}</p>
      <p className={classNames(styles.place, other && styles.other)}>{placeOf(departure)}</p>
      <p className={classNames(styles.arrives, old && styles.was)}>{old ? <del>{comes}</del> : comes}</p>
      <p className={styles.place}>{placeOf(arrival)}</p>
    </>
  );
}
