import type { NearPrices } from '../../../client/booking/near-prices.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { NearPairRow, type NearPairRowProps } from './NearPairRow.tsx';
import * as styles from './near-flights.css.ts';
import type { useCities } from './use-cities.ts';

export interface NearAirportsProps extends Pick<NearPairRowProps, 'address' | 'segment' | 'days' | 'nameOf'> {
  pairs: readonly NearPairRowProps['pair'][];
  /** Of each pair, in their order. */
  prices: readonly NearPrices[];
  loading: ReturnType<typeof useCities>;
}

/** Pairs with another airport nearby, each with its price. */
export function NearAirports({ pairs, prices, loading, ...asked }: NearAirportsProps) {
  const t = useMessages('near-flights');
  return (
    <Section title={t('airports')}>
      {loading.failed ? (
        <LoadFailed title={t('airportsFailed')} onAgain={loading.again} />
      ) : !loading.cities ? (
        <Skeleton inlineSize="100%" blockSize={280} />
      ) : pairs.length === 0 ? (
        <p className={styles.note}>{t('noAirports')}</p>
      ) : (
        <ListCard>
          {pairs.map((pair, at) => (
            <NearPairRow key={`${pair.from}${pair.to}`} pair={pair} prices={prices[at]} {...asked} />
          ))}
        </ListCard>
      )}
    </Section>
  );
}
