import { SavedContacts } from '../../components/saved-list/SavedContacts.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { SavedFrame } from './SavedFrame.tsx';
import { useContactList } from './use-saved.ts';

/** The saved contacts. */
export function ContactList() {
  const { href } = useNavigation();
  return (
    <SavedFrame kind="contacts" read={useContactList()} addHref={href('addContact')}>
      {(contacts) => (
        <SavedContacts
          contacts={contacts}
          hrefOf={({ id }) => href('editContact', { query: { contact: id } })}
        />
      )}
    </SavedFrame>
  );
}
