import { useNavigation } from '../../navigation/provider.tsx';
import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import { ContactList } from './ContactList.tsx';
import { SavedSplit } from './SavedSplit.tsx';
import { useContactList } from './use-saved.ts';

const EditContact = lazyWithRetry('contact', async () => (await import('./EditContact.tsx')).EditContact);

/** /mine/commonInformation/contact: the saved contacts; in a wide window beside the first of them. */
export function SavedContactsScreen() {
  const { href } = useNavigation();
  return (
    <SavedSplit
      shows="list"
      read={useContactList()}
      hrefOf={(id) => href('editContact', { query: { contact: id } })}
      list={<ContactList />}
      detail={(id) => <EditContact id={id} />}
    />
  );
}
