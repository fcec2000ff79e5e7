import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import { EditPassenger } from './EditPassenger.tsx';
import { SavedSplit } from './SavedSplit.tsx';
import { usePassengerList } from './use-saved.ts';

const PassengerList = lazyWithRetry(
  'passengers',
  async () => (await import('./PassengerList.tsx')).PassengerList,
);

/** /mine/editAircrew: changes or removes the passenger that the address names; in a wide window beside the others. */
export function EditPassengerScreen() {
  const { href } = useNavigation();
  const { passenger: chosen } = usePlace('editSavedPassenger').query;
  return (
    <SavedSplit
      shows="detail"
      id={chosen}
      read={usePassengerList().read}
      hrefOf={(id) => href('editSavedPassenger', { query: { passenger: id } })}
      list={<PassengerList />}
      detail={() => <EditPassenger id={chosen} />}
    />
  );
}
