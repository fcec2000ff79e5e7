import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import type { AddressQuery } from '../flight-list/list-address.ts';
import * as styles from './overbook.css.ts';

/** Ways to people who are not in the list: for this booking alone, or saved. */
export function MorePassengers({ query }: { query: AddressQuery }) {
  const t = useMessages('booking-form');
  const { href } = useNavigation();
  const signedIn = useSignedIn();
  return (
    <ListCard className={styles.apart}>
      <ListRow
        icon="plus"
        label={t('people.addOnce')}
        detail={t('passengers.forThis')}
        href={href('bookingAddPassenger', { query })}
      />
      {signedIn && (
        <>
          <ListRow
            icon="contacts"
            label={t('people.addSaved')}
            detail={t('people.addSavedText')}
            href={href('bookingAddSavedPassenger', { query })}
          />
          <ListRow
            icon="people"
            label={t('beneficiaries.title')}
            detail={t('beneficiaries.note')}
            href={href('bookingBeneficiaries', { query })}
          />
        </>
      )}
    </ListCard>
  );
}
