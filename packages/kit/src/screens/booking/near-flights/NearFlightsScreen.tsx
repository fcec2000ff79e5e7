import { useMemo } from 'react';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { useQueryOfAddress } from '../../../navigation/query-of-address.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { readFlightSearch } from '../../../rules/booking/search-address.ts';
import { Frame } from '../../shell/Frame.tsx';
import { NearFlights } from './NearFlights.tsx';

/** /reserve/nearFlight: neighbouring airports and days for a search that found little. Source: decisions.md 45. */
export function NearFlightsScreen() {
  const t = useMessages('near-flights');
  const { href } = useNavigation();
  const query = useQueryOfAddress();
  const search = useMemo(() => readFlightSearch(query), [query]);
  const [segment] = search?.segments ?? [];
  if (search && segment) return <NearFlights search={search} segment={segment} />;
  return (
    <Frame title={t('title')}>
      <EmptyState
        drawing="not-found"
        title={t('noSearch')}
        text={t('noSearchText')}
        action={
          <Button variant="outline" size="medium" href={href('flightList')}>
            {t('search')}
          </Button>
        }
      />
    </Frame>
  );
}
