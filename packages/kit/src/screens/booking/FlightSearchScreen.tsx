import { useMessages } from '../../messages/provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { SearchForm } from './SearchForm.tsx';

/** /reserve/reserveTickets: the search for flights, and below it the searches that were made on this device. */
export function FlightSearchScreen() {
  const t = useMessages('flight-search');
  return (
    <Frame title={t('title')} wide>
      <SearchForm at="flightSearch" />
    </Frame>
  );
}
