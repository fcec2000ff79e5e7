import { useLoadAreas } from '../../client/places/places.ts';
import {
  useLookUpAddresses,
  useRemoveAddress,
  useSaveAddress,
} from '../../client/saved-people/saved-people.ts';
import { AddressForm } from '../../components/saved-contact/AddressForm.tsx';
import type { SavedAddress } from '../../components/saved-contact/types.ts';
import {
  addressSaved,
  emptySavedAddress,
  typedOfSavedAddress,
} from '../../validators/saved-people/saved-contact.ts';
import { addressDraft } from './drafts.ts';
import { SavedEditor } from './SavedEditor.tsx';
import { useEntry } from './use-entry.ts';

interface AddressEditorProps {
  /** Address that is changed; nothing when one is added. */
  address?: SavedAddress | undefined;
  list: readonly SavedAddress[];
}

/** The form of one address. */
export function AddressEditor({ address, list }: AddressEditorProps) {
  const loadAreas = useLoadAreas();
  const lookUp = useLookUpAddresses();
  const entry = useEntry({
    kind: 'addresses',
    id: address?.id,
    name: address?.name,
    form: addressDraft,
    fresh: address ? typedOfSavedAddress(address) : emptySavedAddress,
    save: useSaveAddress().mutateAsync,
    remove: useRemoveAddress().mutateAsync,
    lookUp: async () => {
      const { addresses, unreadable } = await lookUp();
      return [addresses, unreadable];
    },
    saved: addressSaved,
    nameOf: ({ name }) => name,
  });
  return (
    <SavedEditor entry={entry}>
      {(save) => (
        <AddressForm
          key={entry.draft.generation}
          {...entry.form}
          context={{ list, id: entry.id }}
          loadAreas={loadAreas}
        >
          {save}
        </AddressForm>
      )}
    </SavedEditor>
  );
}
