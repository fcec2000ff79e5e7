import { useMessages } from '../../../messages/provider.tsx';
import { SearchForm } from '../SearchForm.tsx';
import { Recommended } from './Recommended.tsx';
import { ReservePage } from './ReservePage.tsx';
import { Tiles, type Tile } from './Tiles.tsx';

/** Nothing of a membership. */
const sold: readonly Tile[] = ['prices', 'fees', 'cabin'];

/** /reserve/otherHome: home of channels that sell: searching alone, no membership. Source: decisions.md 45. */
export function OtherHomeScreen() {
  const t = useMessages('reserve');
  return (
    <ReservePage page="reserve.otherHome" title={t('otherHome.title')}>
      <SearchForm at="otherHome" />
      <Tiles of={sold} />
      <Recommended />
    </ReservePage>
  );
}
