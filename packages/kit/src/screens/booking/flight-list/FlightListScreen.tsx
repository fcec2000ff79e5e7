import { useMemo } from 'react';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useQueryOfAddress } from '../../../navigation/query-of-address.ts';
import { IncompleteSearch } from './IncompleteSearch.tsx';
import { ListedFlights } from './ListedFlights.tsx';
import { readListAddress, seenBy } from './list-address.ts';
import { useKeptChoices } from './use-kept-choice.ts';

/** /reserve/flightList: flights of one segment of a search, the chosen ones of earlier segments above them. */
export function FlightListScreen() {
  const query = useQueryOfAddress();
  const member = useSignedIn();
  const address = useMemo(() => {
    const read = readListAddress(query);
    return read && seenBy(read, member);
  }, [query, member]);
  const choices = useKeptChoices();
  if (!address) return <IncompleteSearch />;
  return (
    <ListedFlights
      address={address}
      choice={choices.of(address)}
      onChange={(choice) => choices.set(address, choice)}
    />
  );
}
