import { useEffect, useMemo, useState } from 'react';
import { useNearPrices } from '../../../client/booking/near-prices.ts';
import { loadCities } from '../../../components/place-field/cities.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { Loading } from '../../../primitives/skeleton/Loading.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { daysAround, nearPairs } from '../../../rules/booking/near.ts';
import type { SearchSegment } from '../../../rules/booking/search-address.ts';
import { monthOf } from '../../../rules/days.ts';
import type { Cities } from '../../../rules/places/cities.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useToday } from '../../shell/use-today.ts';
import { addressQuery, type ListAddress } from '../flight-list/list-address.ts';
import { useAirports } from '../flight-list/use-airports.ts';
import { NearDay } from './NearDay.tsx';
import { NearPairRow } from './NearPairRow.tsx';
import * as styles from './near-flights.css.ts';

export interface NearFlightsProps {
  address: ListAddress;
  /** Its segment that is looked for. */
  segment: SearchSegment;
}

/** The index of cities, which is loaded where it is needed; undefined until it is there, and whether that has failed. */
function useCities() {
  const [cities, setCities] = useState<Cities>();
  const [failed, setFailed] = useState(false);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let gone = false;
    void loadCities().then(
      (loaded) => gone || setCities(loaded),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [times]);
  return {
    cities,
    failed: failed && !cities,
    again: () => {
      setFailed(false);
      setTimes(times + 1);
    },
  };
}

/** Days around the one that was asked for, and pairs with another airport, each with its price and the way to its list. */
export function NearFlights({ address, segment }: NearFlightsProps) {
  const t = useMessages('near-flights');
  const shell = useMessages('shell');
  const { date } = useFormats();
  const { href } = useNavigation();
  const today = useToday();
  const { cities, ...loading } = useCities();
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
  const skeleton = <Skeleton inlineSize="100%" blockSize={280} />;
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
      {failed && (
        <Notice
          live
          tone="error"
          title={t('failed')}
          action={
            <Button variant="outline" size="medium" onClick={refetch}>
              {t('again')}
            </Button>
          }
        />
      )}
      <div className={styles.columns}>
        <Section title={t('days')}>
          {!asked?.days && !asked?.failed ? (
            <Loading label={shell('loading')}>{skeleton}</Loading>
          ) : (
            <ListCard>
              {days.map((each) => (
                <NearDay key={each} address={address} day={each} asked={day} prices={asked} />
              ))}
            </ListCard>
          )}
        </Section>
        <Section title={t('airports')}>
          {loading.failed ? (
            <Notice
              tone="error"
              live
              title={t('airportsFailed')}
              action={
                <Button variant="outline" size="medium" onClick={loading.again}>
                  {t('again')}
                </Button>
              }
            />
          ) : !cities ? (
            skeleton
          ) : pairs.length === 0 ? (
            <p className={styles.note}>{t('noAirports')}</p>
          ) : (
            <ListCard>
              {pairs.map((pair, at) => (
                <NearPairRow
                  key={`${pair.from}${pair.to}`}
                  address={address}
                  segment={segment}
                  pair={pair}
                  days={days}
                  prices={near[at]}
                  nameOf={nameOf}
                />
              ))}
            </ListCard>
          )}
        </Section>
      </div>
      <div className={styles.back}>
        <Button wide variant="outline" href={href('flightList', { query: addressQuery(address) })}>
          {t('toList')}
        </Button>
      </div>
    </Frame>
  );
}
