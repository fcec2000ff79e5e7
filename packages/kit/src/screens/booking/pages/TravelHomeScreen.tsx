import { useHost } from '../../../host/context.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { OtherHomeScreen } from './OtherHomeScreen.tsx';
import { SearchForm } from '../SearchForm.tsx';
import { Recommended } from './Recommended.tsx';
import { ReservePage } from './ReservePage.tsx';
import { Tiles, type Tile } from './Tiles.tsx';

const ofBank: readonly Tile[] = ['prices', 'checkIn', 'more'];
const ofCompany: readonly Tile[] = ['prices', 'checkIn', 'fees'];

/**
 * /reserve/travelHome: home of the bank's customers, with the bottom bar, and of a company's travellers, without it; anybody else is shown
 * what a seller's customers are. Source: decisions.md 45, travel.md 2.
 */
export function TravelHomeScreen() {
  const t = useMessages('reserve');
  const { channel } = useHost().environment();
  if (channel === 'company')
    return (
      <ReservePage root page="reserve.companyHome" title={t('companyHome.title')}>
        <SearchForm at="travelHome" />
        <Tiles of={ofCompany} />
        <Recommended />
      </ReservePage>
    );
  if (channel === 'bank')
    return (
      <ReservePage root page="reserve.bankHome" title={t('bankHome.title')}>
        <SearchForm at="travelHome" />
        <Tiles of={ofBank} />
        <Recommended />
      </ReservePage>
    );
  return <OtherHomeScreen />;
}
