import { useNavigation } from '../../navigation/provider.tsx';
import { searchParts, writeFlightSearch, type FlightSearch } from '../../rules/booking/search-address.ts';

/** Leads to the flights of a search, which is in their address. */
export function useToFlights(): (search: FlightSearch) => void {
  const navigation = useNavigation();
  return (search) => {
    const written = writeFlightSearch(search);
    const parts = searchParts.filter((part) => written.has(part));
    navigation.go('flightList', {
      query: Object.fromEntries(parts.map((part) => [part, written.getAll(part)])),
    });
  };
}
