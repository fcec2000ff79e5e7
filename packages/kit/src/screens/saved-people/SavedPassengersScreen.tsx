import { useNavigation } from '../../navigation/provider.tsx';
import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import { PassengerList } from './PassengerList.tsx';
import { SavedSplit } from './SavedSplit.tsx';
import { isChangeable, usePassengerList } from './use-saved.ts';

const EditPassenger = lazyWithRetry(
  'passenger',
  async () => (await import('./EditPassenger.tsx')).EditPassenger,
);

/** /mine/commonInformation/aircrew: the saved passengers; in a wide window beside the first of them. */
export function SavedPassengersScreen() {
  const { href } = useNavigation();
  return (
    <SavedSplit
      shows="list"
      read={usePassengerList().read}
      changeable={isChangeable}
      hrefOf={(id) => href('editSavedPassenger', { query: { passenger: id } })}
      list={<PassengerList />}
      detail={(id) => <EditPassenger id={id} />}
    />
  );
}
