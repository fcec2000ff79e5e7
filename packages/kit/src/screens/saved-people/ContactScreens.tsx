import { useMessages } from '../../messages/provider.tsx';
import { usePlace } from '../../navigation/provider.tsx';
import { ContactEditor } from './ContactEditor.tsx';
import { SavedGone } from './SavedGone.tsx';
import { useContactList } from './use-saved.ts';

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

/** /mine/editContact: changes or removes the contact that the address names. */
export function EditContactScreen() {
  const t = useMessages('saved-people');
  const { contact: id } = usePlace('editContact').query;
  const read = useContactList();
  const contact = read.list?.find((each) => each.id === id);
  return read.list && contact ? (
    <ContactEditor key={id} contact={contact} list={read.list} />
  ) : (
    <SavedGone kind="contacts" title={t('edit.contact')} id={id} read={read} />
  );
}
