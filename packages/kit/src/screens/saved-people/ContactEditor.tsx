import {
  useLookUpContacts,
  useRemoveContact,
  useSaveContact,
} from '../../client/saved-people/saved-people.ts';
import { ContactForm } from '../../components/saved-contact/ContactForm.tsx';
import type { SavedContact } from '../../components/saved-contact/types.ts';
import {
  contactSaved,
  emptySavedContact,
  typedOfSavedContact,
} from '../../validators/saved-people/saved-contact.ts';
import { contactDraft } from './drafts.ts';
import { SavedEditor } from './SavedEditor.tsx';
import { useEntry } from './use-entry.ts';

interface ContactEditorProps {
  /** Contact who is changed; nobody when one is added. */
  contact?: SavedContact | undefined;
  list: readonly SavedContact[];
}

/** The form of one contact. */
export function ContactEditor({ contact, list }: ContactEditorProps) {
  const lookUp = useLookUpContacts();
  const entry = useEntry({
    kind: 'contacts',
    id: contact?.id,
    name: contact?.name,
    form: contactDraft,
    fresh: contact ? typedOfSavedContact(contact) : emptySavedContact,
    save: useSaveContact().mutateAsync,
    remove: useRemoveContact().mutateAsync,
    lookUp: async () => {
      const { contacts, unreadable } = await lookUp();
      return [contacts, unreadable];
    },
    saved: contactSaved,
    nameOf: ({ name }) => name,
  });
  return (
    <SavedEditor entry={entry}>
      {(save) => (
        <ContactForm key={entry.draft.generation} {...entry.form} context={{ list, id: entry.id }}>
          {save}
        </ContactForm>
      )}
    </SavedEditor>
  );
}
