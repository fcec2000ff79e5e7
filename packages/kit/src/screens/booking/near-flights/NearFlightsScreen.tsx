import { useMemo } from 'react';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { useQueryOfAddress } from '../../../navigation/query-of-address.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { readListAddress } from '../flight-list/list-address.ts';
import { NearFlights } from './NearFlights.tsx';

/** /reserve/nearFlight: neighbouring airports and days for a search that found little. Source: decisions.md 45. */
export function NearFlightsScreen() {
  const t = useMessages('near-flights');
  const { href } = useNavigation();
  const query = useQueryOfAddress();
  const address = useMemo(() => readListAddress(query), [query]);
  const segment = address?.search.segments[address.step - 1];
  if (address && segment) return <NearFlights address={address} segment={segment} />;
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
