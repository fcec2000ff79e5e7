import { useLocale, useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import {
  typedOfSavedContact,
  type SavedContactTyped,
} from '../../../validators/saved-people/saved-contact.ts';
import { useContactList } from '../../saved-people/use-saved.ts';
import { contactOf } from './contact-of.ts';
import type { Booking } from './derive.ts';
import * as styles from './overbook.css.ts';

interface KnownContactsProps {
  booking: Booking;
  /** Contact as it is typed so far. */
  contact: SavedContactTyped;
  onChoose: (contact: SavedContactTyped) => void;
}

/** Adults who travel, and contacts whom the member has saved, to fill the form with; an addition, left out where there are none. */
export function KnownContacts({ booking, contact, onChoose }: KnownContactsProps) {
  const t = useMessages('booking-form');
  const locale = useLocale();
  const { list = [] } = useContactList();
  const adults = booking.chosen
    .filter(({ traveller }) => traveller.type === 'ADT')
    .map(({ passenger }) => ({ id: passenger.id, typed: contactOf(passenger, locale, contact) }));
  const saved = list.map((one) => ({ id: one.id, typed: typedOfSavedContact(one) }));
  const known = [
    ...adults.filter(({ typed }) => saved.every((one) => one.typed.name !== typed.name)),
    ...saved,
  ];
  if (known.length === 0) return null;
  return (
    <div className={styles.known} role="group" aria-label={t('contact.saved')}>
      {known.map(({ id, typed }) => (
        <Button key={id} variant="outline" size="medium" onClick={() => onChoose(typed)}>
          {typed.name}
        </Button>
      ))}
    </div>
  );
}
