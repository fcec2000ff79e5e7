import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { AddressEditor } from './AddressEditor.tsx';
import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import { EditAddress } from './EditAddress.tsx';
import { SavedGone } from './SavedGone.tsx';
import { SavedSplit } from './SavedSplit.tsx';
import { useAddressList } from './use-saved.ts';

const AddressList = lazyWithRetry('addresses', async () => (await import('./AddressList.tsx')).AddressList);

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

/** /mine/editAddress: changes or removes the address that the address names; in a wide window beside the others. */
export function EditAddressScreen() {
  const { href } = useNavigation();
  const { address: chosen } = usePlace('editAddress').query;
  return (
    <SavedSplit
      shows="detail"
      id={chosen}
      read={useAddressList()}
      hrefOf={(id) => href('editAddress', { query: { address: id } })}
      list={<AddressList />}
      detail={() => <EditAddress id={chosen} />}
    />
  );
}
