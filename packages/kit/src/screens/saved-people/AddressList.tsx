import { SavedAddresses } from '../../components/saved-list/SavedAddresses.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { SavedFrame } from './SavedFrame.tsx';
import { useAddressList } from './use-saved.ts';

/** The saved addresses. */
export function AddressList() {
  const { href } = useNavigation();
  return (
    <SavedFrame kind="addresses" read={useAddressList()} addHref={href('addAddress')}>
      {(addresses) => (
        <SavedAddresses
          addresses={addresses}
          hrefOf={({ id }) => href('editAddress', { query: { address: id } })}
        />
      )}
    </SavedFrame>
  );
}
