import { useMessages } from '../../messages/provider.tsx';
import { AddressEditor } from './AddressEditor.tsx';
import { SavedGone } from './SavedGone.tsx';
import { useAddressList } from './use-saved.ts';

/** Changes or removes an address. */
export function EditAddress({ id }: { id: string | undefined }) {
  const t = useMessages('saved-people');
  const read = useAddressList();
  const address = read.list?.find((each) => each.id === id);
  return read.list && address ? (
    <AddressEditor key={id} address={address} list={read.list} />
  ) : (
    <SavedGone kind="addresses" title={t('edit.address')} id={id} read={read} />
  );
}
