import { useId } from 'react';
import { useLookUpAddresses, useRemoveAddress, useSaveAddress } from '../../client/saved-people.ts';
import { AddressForm } from '../../components/saved-contact/AddressForm.tsx';
import type { SavedAddress } from '../../components/saved-contact/types.ts';
import { useMessages } from '../../messages/provider.tsx';
import { addressSaved, emptySavedAddress, typedOfSavedAddress } from '../../validators/saved-contact.ts';
import { useFormDraft } from '../shell/use-form-draft.ts';
import { addressDraft, subjectOf } from './drafts.ts';
import { RemoveSaved } from './RemoveSaved.tsx';
import { SavedEditor } from './SavedEditor.tsx';
import { useRemoval, useSaving } from './use-saved-writes.ts';

interface AddressEditorProps {
  /** What is changed; nothing when one is added. */
  address?: SavedAddress | undefined;
  list: readonly SavedAddress[];
}

/** The form of one address. */
export function AddressEditor({ address, list }: AddressEditorProps) {
  const t = useMessages('saved-people');
  const formId = useId();
  const id = address?.id;
  const draft = useFormDraft(
    addressDraft,
    subjectOf(id),
    address ? typedOfSavedAddress(address) : emptySavedAddress,
  );
  const save = useSaveAddress();
  const remove = useRemoveAddress();
  const lookUp = useLookUpAddresses();
  const saver = useSaving({
    kind: 'addresses',
    draft,
    send: (sent) => save.mutateAsync({ ...sent, ...(id !== undefined && { id }) }),
    stands: async (sent) => addressSaved(sent, await lookUp(), id),
    nameOf: (sent) => sent.name,
  });
  const name = address?.name ?? '';
  const removal = useRemoval({
    kind: 'addresses',
    name,
    onRemoved: draft.forget,
    send: (gone) => remove.mutateAsync({ id: gone }),
    stands: async (gone) => (await lookUp()).some((each) => each.id === gone),
  });
  return (
    <SavedEditor
      title={t(id === undefined ? 'add.address' : 'edit.address')}
      formId={formId}
      saver={saver}
      onStartOver={draft.restored ? () => draft.begin() : undefined}
    >
      <AddressForm
        key={draft.generation}
        id={formId}
        initial={draft.initial}
        context={{ list, id }}
        onDraft={draft.keep}
        onSubmit={(fields) => void saver.send(fields)}
      />
      {id !== undefined && <RemoveSaved kind="addresses" {...{ id, name, removal }} />}
    </SavedEditor>
  );
}
