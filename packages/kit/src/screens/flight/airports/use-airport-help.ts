import type { PlaceHelp } from '../../../components/place-field/types.ts';
import { recentPlaces, rememberPlace } from '../../../session/recent-places.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { useNearby } from '../../places/use-nearby.ts';

/** Airports that are at hand for a page about one: those chosen before, and the one nearby. */
export function useAirportHelp(): {
  readonly help: PlaceHelp;
  /** Code of the airport nearby, where that is known. */
  readonly near: string | undefined;
  /** Keeps a choice for the next time. */
  readonly remember: (code: string) => void;
} {
  const session = useSession();
  const nearby = useNearby('airport');
  return {
    help: { recent: recentPlaces(session), nearby },
    near: nearby.state === 'found' ? nearby.code : undefined,
    remember: (code) => rememberPlace(session, code),
  };
}
