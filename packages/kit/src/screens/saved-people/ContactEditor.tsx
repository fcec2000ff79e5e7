import { useId } from 'react';
import { useLookUpContacts, useRemoveContact, useSaveContact } from '../../client/saved-people.ts';
import { ContactForm } from '../../components/saved-contact/ContactForm.tsx';
import type { SavedContact } from '../../components/saved-contact/types.ts';
import { useMessages } from '../../messages/provider.tsx';
import { contactSaved, emptySavedContact, typedOfSavedContact } from '../../validators/saved-contact.ts';
import { useFormDraft } from '../shell/use-form-draft.ts';
import { contactDraft, subjectOf } from './drafts.ts';
import { RemoveSaved } from './RemoveSaved.tsx';
import { SavedEditor } from './SavedEditor.tsx';
import { useRemoval, useSaving } from './use-saved-writes.ts';

interface ContactEditorProps {
  /** Who is changed; nobody when one is added. */
  contact?: SavedContact | undefined;
  list: readonly SavedContact[];
}

/** The form of one contact. */
export function ContactEditor({ contact, list }: ContactEditorProps) {
  const t = useMessages('saved-people');
  const formId = useId();
  const id = contact?.id;
  const draft = useFormDraft(
    contactDraft,
    subjectOf(id),
    contact ? typedOfSavedContact(contact) : emptySavedContact,
  );
  const save = useSaveContact();
  const remove = useRemoveContact();
  const lookUp = useLookUpContacts();
  const saver = useSaving({
    kind: 'contacts',
    draft,
    send: (sent) => save.mutateAsync({ ...sent, ...(id !== undefined && { id }) }),
    stands: async (sent) => contactSaved(sent, await lookUp(), id),
    nameOf: (sent) => sent.name,
  });
  const name = contact?.name ?? '';
  const removal = useRemoval({
    kind: 'contacts',
    name,
    onRemoved: draft.forget,
    send: (gone) => remove.mutateAsync({ id: gone }),
    stands: async (gone) => (await lookUp()).some((each) => each.id === gone),
  });
  return (
    <SavedEditor
      title={t(id === undefined ? 'add.contact' : 'edit.contact')}
      formId={formId}
      saver={saver}
      onStartOver={draft.restored ? () => draft.begin() : undefined}
    >
      <ContactForm
        key={draft.generation}
        id={formId}
        initial={draft.initial}
        context={{ list, id }}
        onDraft={draft.keep}
        onSubmit={(fields) => void saver.send(fields)}
      />
      {id !== undefined && <RemoveSaved kind="contacts" {...{ id, name, removal }} />}
    </SavedEditor>
  );
}
