import { useLocale, useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import {
  typedOfSavedContact,
  type SavedContactTyped,
} from '../../../validators/saved-people/saved-contact.ts';
import { useContactList } from '../../saved-people/use-saved.ts';
import { contactOf } from './contact-of.ts';
import * as styles from './overbook.css.ts';
import { useOfBooking, useWay } from './under-way.tsx';
import { usePassengerName } from './use-passenger-name.ts';

interface KnownContactsProps {
  onChoose: (contact: SavedContactTyped) => void;
}

/** Adults who travel, and contacts whom the member has saved, to fill the form with; an addition, left out where there are none. */
export function KnownContacts({ onChoose }: KnownContactsProps) {
  const t = useMessages('booking-form');
  const locale = useLocale();
  const nameOf = usePassengerName();
  const way = useWay();
  const { list = [], isFetching, readAt } = useContactList();
  const { chosen } = useOfBooking(({ people }) => people);
  const adults = chosen
    .filter(({ traveller }) => traveller.type === 'ADT')
    .map(({ passenger }) => ({
      id: passenger.id,
      name: nameOf({ passenger }),
      // Fields that are not known of them stay as they are typed so far.
      typed: () => contactOf(passenger, locale, way.get().contact),
    }));
  const saved = list.map((one) => {
    const typed = typedOfSavedContact(one);
    return { id: one.id, name: typed.name, typed: () => typed };
  });
  const known = [...adults.filter(({ name }) => saved.every((one) => one.name !== name)), ...saved];
  if (known.length === 0 && isFetching && readAt === 0)
    return (
      <div className={styles.known}>
        <Skeleton inlineSize="5em" blockSize="auto" />
      </div>
    );
  if (known.length === 0) return null;
  return (
    <div className={styles.known} role="group" aria-label={t('contact.saved')}>
      {known.map(({ id, name, typed }) => (
        <Button key={id} variant="outline" size="medium" onClick={() => onChoose(typed())}>
          {name}
        </Button>
      ))}
    </div>
  );
}
