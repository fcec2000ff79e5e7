import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import {
  typedOfSavedContact,
  type SavedContactTyped,
} from '../../../validators/saved-people/saved-contact.ts';
import { useContactList } from '../../saved-people/use-saved.ts';
import * as styles from './overbook.css.ts';

/** Contacts whom the member has saved, to fill the form with; an addition, left out where there are none. */
export function KnownContacts({ onChoose }: { onChoose: (contact: SavedContactTyped) => void }) {
  const t = useMessages('booking-form');
  const { list = [] } = useContactList();
  if (list.length === 0) return null;
  return (
    <div className={styles.known} role="group" aria-label={t('contact.saved')}>
      {list.map((contact) => (
        <Button
          key={contact.id}
          variant="outline"
          size="medium"
          onClick={() => onChoose(typedOfSavedContact(contact))}
        >
          {contact.name}
        </Button>
      ))}
    </div>
  );
}
