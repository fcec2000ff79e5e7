import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { ContactEditor } from './ContactEditor.tsx';
import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import { EditContact } from './EditContact.tsx';
import { SavedGone } from './SavedGone.tsx';
import { SavedSplit } from './SavedSplit.tsx';
import { useContactList } from './use-saved.ts';

const ContactList = lazyWithRetry('contacts', async () => (await import('./ContactList.tsx')).ContactList);

/** /mine/addContact: adds a contact. */
export function AddContactScreen() {
  const t = useMessages('saved-people');
  const read = useContactList();
  return read.list ? (
    <ContactEditor list={read.list} />
  ) : (
    <SavedGone kind="contacts" title={t('add.contact')} read={read} />
  );
}

/** /mine/editContact: changes or removes the contact that the address names; in a wide window beside the others. */
export function EditContactScreen() {
  const { href } = useNavigation();
  const { contact: chosen } = usePlace('editContact').query;
  return (
    <SavedSplit
      shows="detail"
      id={chosen}
      read={useContactList()}
      hrefOf={(id) => href('editContact', { query: { contact: id } })}
      list={<ContactList />}
      detail={() => <EditContact id={chosen} />}
    />
  );
}
