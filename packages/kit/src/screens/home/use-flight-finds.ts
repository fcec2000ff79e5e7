import type { SearchEntry } from '../../components/site-search/SearchResults.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { flightNumber } from '../../validators/flight.ts';
import { useToday } from '../shell/use-today.ts';

/** Today’s flight of a number that was typed, however it is written: `MU5101`, `mu 5101`. */
export function useFlightFinds(): (query: string) => readonly SearchEntry[] {
  const words = useMessages('site-search');
  const { href } = useNavigation();
  const today = useToday();
  return (query) => {
    const checked = flightNumber(query);
    if (!checked.ok) return [];
    return [
      {
        id: `flight-${checked.value}`,
        icon: 'takeoff',
        title: checked.value,
        detail: words('flight.today'),
        href: href('flightDetail', { query: { flight: checked.value, day: today } }),
      },
    ];
  };
}
