import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import type { ListAddress } from './list-address.ts';
import { nearFlights } from './ways.ts';

interface NoFlightsProps {
  address: ListAddress;
  /** Where the search is changed. */
  change: string;
}

/** Nothing is flown on this day: neighbouring airports and days may have flights. */
export function NoFlights({ address, change }: NoFlightsProps) {
  const t = useMessages('flight-offers');
  return (
    <EmptyState
      drawing="flight"
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <>
          <Button variant="outline" size="medium" href={change}>
            {t('empty.change')}
          </Button>
          <Button size="medium" href={nearFlights(address)}>
            {t('empty.near')}
          </Button>
        </>
      }
    />
  );
}
