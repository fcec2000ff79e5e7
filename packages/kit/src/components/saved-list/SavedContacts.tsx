import type { SavedContact } from '../../contracts/saved-people/saved-people.ts';
import { useMessages } from '../../messages/provider.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { SavedRow } from './SavedRow.tsx';
import * as styles from './SavedList.css.ts';

export interface SavedContactsProps extends RootProps<HTMLUListElement> {
  /** In the order in which they are shown. */
  contacts: readonly SavedContact[];
  /** Where a contact can be changed. */
  hrefOf: (contact: SavedContact) => string;
}

/** Saved contacts: who, and how they are reached. */
export function SavedContacts({ contacts, hrefOf, ...root }: SavedContactsProps) {
  const t = useMessages('saved-people');
  return (
    <ListCard {...root} label={t('tab.contacts')}>
      {contacts.map((contact) => (
        <SavedRow key={contact.id} label={t('edit', { name: contact.name })} href={hrefOf(contact)}>
          <span className={styles.name}>{contact.name}</span>
          <span className={styles.line}>{contact.phone}</span>
          {contact.email !== '' && <span className={styles.line}>{contact.email}</span>}
        </SavedRow>
      ))}
    </ListCard>
  );
}
