import { OrderFact, OrderFacts } from '../../../components/order/OrderFacts.tsx';
import { PerforatedCard } from '../../../components/perforated-card/PerforatedCard.tsx';
import type { FlightChange, OrderJourney } from '../../../contracts/orders/order-detail.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { classNames } from '../../../primitives/class-names.ts';
import { isOther, isSame, type FlightPart } from '../../../rules/orders/flight-change.ts';
import { localTime } from '../../../rules/time/time.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import * as styles from './order-detail.css.ts';

/** A flight as it was and as it is, side by side; below the perforation what has not changed. */
export function WasAndIs({ change }: { change: FlightChange }) {
  const t = useMessages('flight-change');
  const { was, is } = change;
  return (
    <PerforatedCard stub={<Kept change={change} />}>
      <div className={styles.change}>
        <div className={styles.half}>
          <p className={styles.halfLabel}>{t('was')}</p>
          {was ? <Flight flight={was} change={change} old /> : <Unread />}
        </div>
        <div className={styles.half}>
          <p className={classNames(styles.halfLabel, styles.halfNow)}>{t('is')}</p>
          {is ? (
            <Flight flight={is} change={change} />
          ) : change.kind === 'cancelled' ? (
            <p>{t('none')}</p>
          ) : (
            <Unread />
          )}
        </div>
      </div>
    </PerforatedCard>
  );
}

/** In place of a side that cannot be read: whom to ask. */
function Unread() {
  const t = useMessages('flight-change');
  const { hotline } = useConfig();
  return <p>{t('unread', { hotline })}</p>;
}

/** Parts that are told on both sides and are the same, and seats that are kept. */
function Kept({ change }: { change: FlightChange }) {
  const t = useMessages('flight-change');
  const { list } = useFormats();
  const { is, kind, seats } = change;
  const same = { flightNo: isSame(change, 'flightNo'), cabin: isSame(change, 'cabin') };
  const label = same.flightNo ? (same.cabin ? 'same' : 'same.flight') : 'same.cabin';
  return (
    <OrderFacts className={styles.kept}>
      {(same.flightNo || same.cabin) && <OrderFact label={t(label)}>{t('same.is')}</OrderFact>}
      {is && seats.length > 0 && (
        <OrderFact label={t('seats', { seats: list(seats) })}>{t('seats.kept')}</OrderFact>
      )}
      {!is && kind === 'cancelled' && <OrderFact label={t('is')}>{t('none')}</OrderFact>}
    </OrderFacts>
  );
}

interface FlightProps {
  flight: OrderJourney;
  change: FlightChange;
  /** It does not count any more. */
  old?: boolean;
}

const placeOf = ({ airport, name, terminal }: OrderJourney['departure']): string =>
  [airport, name, terminal].filter((each) => each !== undefined).join(' ');

/** Day, number and both ends of a side, and its cabin where that is another; on the new side, whatever differs stands out. */
function Flight({ flight: { flightNo, departure, arrival, cabin }, change, old = false }: FlightProps) {
  const order = useMessages('order-detail');
  const { date } = useFormats();
  const [leaves, comes] = [localTime(departure.time), localTime(arrival.time)];
  const differing = (part: FlightPart) => (!old && isOther(change, part) ? styles.other : undefined);
  return (
    <>
      <p className={styles.place}>
        <span className={differing('day')}>{date(leaves.day, 'weekday')}</span>{' '}
        <span className={differing('flightNo')}>{flightNo}</span>
      </p>
      <Time old={old} time={leaves.time} className={styles.time} />
      <p className={classNames(styles.place, differing('from'))}>{placeOf(departure)}</p>
      <Time old={old} time={comes.time} className={styles.arrives} />
      {comes.day !== leaves.day && <p className={styles.place}>{date(comes.day, 'weekday')}</p>}
      <p className={classNames(styles.place, differing('to'))}>{placeOf(arrival)}</p>
      {cabin !== undefined && isOther(change, 'cabin') && (
        <p className={classNames(styles.place, differing('cabin'))}>{order(`cabin.${cabin}`)}</p>
      )}
    </>
  );
}

function Time({ old, time, className }: { old: boolean; time: string; className: string }) {
  return <p className={classNames(className, old && styles.was)}>{old ? <del>{time}</del> : time}</p>;
}
