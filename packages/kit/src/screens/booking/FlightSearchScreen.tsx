import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { Frame } from '../shell/Frame.tsx';
import { SearchForm } from './SearchForm.tsx';
import * as styles from './booking.css.ts';

/** /reserve/reserveTickets: the search for flights, below it the searches that were made on this device, and the way to products with rules of their own. */
export function FlightSearchScreen() {
  const t = useMessages('flight-search');
  const { href } = useNavigation();
  return (
    <Frame title={t('title')} wide>
      <SearchForm at="flightSearch" />
      <ListCard className={styles.below}>
        <ListRow icon="book" label={t('special')} detail={t('special.text')} href={href('specialHome')} />
      </ListCard>
    </Frame>
  );
}
