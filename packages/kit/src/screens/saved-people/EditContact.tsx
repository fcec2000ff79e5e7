import { useMessages } from '../../messages/provider.tsx';
import { ContactEditor } from './ContactEditor.tsx';
import { SavedGone } from './SavedGone.tsx';
import { useContactList } from './use-saved.ts';

/** Changes or removes a contact. */
export function EditContact({ id }: { id: string | undefined }) {
  const t = useMessages('saved-people');
  const read = useContactList();
  const contact = read.list?.find((each) => each.id === id);
  return read.list && contact ? (
    <ContactEditor key={id} contact={contact} list={read.list} />
  ) : (
    <SavedGone kind="contacts" title={t('edit.contact')} id={id} read={read} />
  );
}
