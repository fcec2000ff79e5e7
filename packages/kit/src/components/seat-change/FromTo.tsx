import type { SeatChange } from '../../contracts/check-in/seats.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import type { SeatChangeEnd } from '../../rules/seats/change.ts';
import type { PlacedSeat } from '../../rules/seats/place.ts';
import { priceFor } from '../../rules/seats/price.ts';
import { FlightName } from '../flight-line/FlightName.tsx';
import * as styles from './FromTo.css.ts';

interface FromToProps {
  change: SeatChange;
  end: SeatChangeEnd;
  /** The wanted seat, where the map is known. */
  placed: PlacedSeat | undefined;
}

const positions = ['window', 'aisle', 'middle'] as const;

/** Passenger and flight, and the two seats: the one that counts is the one in ink. */
export function FromTo({ change, end, placed }: FromToProps) {
  const t = useMessages('seat-choice');
  const seats = useMessages('seats');
  const { money } = useFormats();
  const { name, from, to, carried } = change;
  const position = positions.find((each) => placed?.features.includes(each));
  const cash = priceFor(placed?.seat, change.passengerId)?.cash;
  const same = cash && carried?.cash && cash.amount === carried.cash.amount && cash.amount > 0;
  const missed = end === 'restored' || end === 'lost';
  return (
    <div className={styles.head}>
      <div className={styles.inner}>
        <p className={styles.flight}>
          <span>
            <FlightName flight={change} />
          </span>
          <span>{name}</span>
        </p>
        <dl className={styles.seats}>
          <div>
            <dt className={styles.label}>{t('change.from')}</dt>
            <dd className={end === 'restored' ? styles.counts : styles.given}>{from}</dd>
          </div>
          <div className={styles.next}>
            <dt className={styles.label}>{t('change.to')}</dt>
            <dd className={missed ? styles.missed : styles.counts}>{to}</dd>
          </div>
        </dl>
        {!missed && (
          <p className={styles.about}>
            {position && <span>{seats(`feature.${position}`)}</span>}
            {same && <span>{t('change.same', { price: money(cash) })}</span>}
          </p>
        )}
      </div>
    </div>
  );
}
