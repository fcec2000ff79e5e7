import { useMemo } from 'react';
import { useNearPrices } from '../../../client/booking/near-prices.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { daysAround, nearPairs } from '../../../rules/booking/near.ts';
import type { SearchSegment } from '../../../rules/booking/search-address.ts';
import { monthOf } from '../../../rules/days.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useToday } from '../../shell/use-today.ts';
import { addressQuery, type ListAddress } from '../flight-list/list-address.ts';
import { useAirports } from '../flight-list/use-airports.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { NearAirports } from './NearAirports.tsx';
import { NearDays } from './NearDays.tsx';
import { useCities } from './use-cities.ts';
import * as styles from './near-flights.css.ts';

export interface NearFlightsProps {
  address: ListAddress;
  /** Its segment that is looked for. */
  segment: SearchSegment;
}

/** Days around the one that was asked for, and pairs with another airport, each with its price and the way to its list. */
export function NearFlights({ address, segment }: NearFlightsProps) {
  const t = useMessages('near-flights');
  const { date } = useFormats();
  const { href } = useNavigation();
  const today = useToday();
  const loading = useCities();
  const { cities } = loading;
  const { nameOf } = useAirports();
  const { from, to, day } = segment;
  const { search, step } = address;
  const days = daysAround(day, search.segments[step - 2]?.day ?? today);
  const pairs = useMemo(() => (cities ? nearPairs(cities.cities, from, to) : []), [cities, from, to]);
  const { adults, children, infants, cabin, direct } = search;
  const { prices, refetch } = useNearPrices([{ from, to }, ...pairs], [...new Set(days.map(monthOf))], {
    passengers: { adults, children, infants },
    cabin,
    direct,
  });
  const [asked, ...near] = prices;
  const failed = prices.some((price) => price.failed);
  const names = { from: nameOf(from), to: nameOf(to) };
  return (
    <Frame
      wide
      title={t('title')}
      band={
        <div className={styles.band}>
          <p className={styles.asked}>{t('asked', { ...names, day: date(day, 'weekday') })}</p>
          <p className={styles.note}>{t('prices')}</p>
        </div>
      }
    >
      {failed && <LoadFailed title={t('failed')} onAgain={refetch} />}
      <div className={styles.columns}>
        <NearDays address={address} days={days} asked={day} prices={asked} />
        <NearAirports {...{ address, segment, days, pairs, loading, nameOf }} prices={near} />
      </div>
      <div className={styles.back}>
        <Button wide variant="outline" href={href('flightList', { query: addressQuery(address) })}>
          {t('toList')}
        </Button>
      </div>
    </Frame>
  );
}
