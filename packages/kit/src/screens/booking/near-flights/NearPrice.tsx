import type { NearPrices } from '../../../client/booking/near-prices.ts';
import { Amount } from '../../../components/amount/Amount.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import type { DayFare } from '../../../rules/calendar/fares.ts';
import * as styles from './near-flights.css.ts';

export interface NearPriceProps {
  /** Of one day; undefined where the answer has none. */
  fare: DayFare | undefined;
  prices: NearPrices | undefined;
}

/** Price of a day, or why there is none. */
export function NearPrice({ fare, prices }: NearPriceProps) {
  const t = useMessages('near-flights');
  if (!prices?.days) return <span className={styles.none}>{t(prices?.failed ? 'untold' : 'asking')}</span>;
  if (fare?.state === 'open' && fare.price)
    return (
      <span className={styles.price}>
        <Amount value={fare.price} />
      </span>
    );
  if (fare?.state === 'open') return <span className={styles.none}>{t('untold')}</span>;
  return <span className={styles.none}>{t(fare?.state === 'soldOut' ? 'soldOut' : 'noFlight')}</span>;
}
