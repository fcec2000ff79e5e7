import { useMessages } from '../../messages/provider.tsx';
import { usePlace } from '../../navigation/provider.tsx';
import { AddressEditor } from './AddressEditor.tsx';
import { SavedGone } from './SavedGone.tsx';
import { useAddressList } from './use-saved.ts';

/** /mine/addAddress: adds an address. */
export function AddAddressScreen() {
  const t = useMessages('saved-people');
  const read = useAddressList();
  return read.list ? (
    <AddressEditor list={read.list} />
  ) : (
    <SavedGone kind="addresses" title={t('add.address')} read={read} />
  );
}

/** /mine/editAddress: changes or removes the address that the address names. */
export function EditAddressScreen() {
  const t = useMessages('saved-people');
  const { address: id } = usePlace('editAddress').query;
  const read = useAddressList();
  const address = read.list?.find((each) => each.id === id);
  return read.list && address ? (
    <AddressEditor key={id} address={address} list={read.list} />
  ) : (
    <SavedGone kind="addresses" title={t('edit.address')} id={id} read={read} />
  );
}
