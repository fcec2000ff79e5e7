import { SavedPassengers } from '../../components/saved-list/SavedPassengers.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { SavedFrame } from './SavedFrame.tsx';
import { usePassengerList } from './use-saved.ts';

/** The saved passengers. */
export function PassengerList() {
  const { href } = useNavigation();
  const { read } = usePassengerList();
  return (
    <SavedFrame kind="passengers" read={read} addHref={href('addSavedPassenger')}>
      {(passengers) => (
        <SavedPassengers
          passengers={passengers}
          hrefOf={({ id }) => href('editSavedPassenger', { query: { passenger: id } })}
        />
      )}
    </SavedFrame>
  );
}
