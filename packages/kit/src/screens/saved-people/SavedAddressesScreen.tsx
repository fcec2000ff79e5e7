import { useNavigation } from '../../navigation/provider.tsx';
import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import { AddressList } from './AddressList.tsx';
import { SavedSplit } from './SavedSplit.tsx';
import { useAddressList } from './use-saved.ts';

const EditAddress = lazyWithRetry('address', async () => (await import('./EditAddress.tsx')).EditAddress);

/** /mine/commonInformation/address: the saved addresses; in a wide window beside the first of them. */
export function SavedAddressesScreen() {
  const { href } = useNavigation();
  return (
    <SavedSplit
      shows="list"
      read={useAddressList()}
      hrefOf={(id) => href('editAddress', { query: { address: id } })}
      list={<AddressList />}
      detail={(id) => <EditAddress id={id} />}
    />
  );
}
