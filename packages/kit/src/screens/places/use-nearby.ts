import { useCallback, useEffect, useState } from 'react';
import { useFindAirportNearby } from '../../client/places/places.ts';
import type { Nearby, NearbyState } from '../../components/place-field/types.ts';
import { useHost } from '../../host/context.tsx';
import type { PlaceKind } from '../../rules/places/place-index.ts';

/**
 * The place where the traveller is. It is asked for by a tap, and without one where the browser has been allowed before;
 * the back end hears it to about a kilometre, and nothing keeps it.
 */
export function useNearby(kind: PlaceKind): Nearby {
  const host = useHost();
  const find = useFindAirportNearby();
  const [found, setFound] = useState<{ state: NearbyState; code?: string }>({ state: 'unasked' });

  const ask = useCallback(async () => {
    setFound({ state: 'asking' });
    try {
      const at = await (await host.device()).locate();
      if (typeof at === 'string') {
        setFound({ state: at });
        return;
      }
      const { airportCode, cityCode } = await find(at);
      setFound({ state: 'found', code: kind === 'city' ? cityCode : airportCode });
    } catch {
      // Without the back end, or the part that asks, it is not known either.
      setFound({ state: 'unavailable' });
    }
  }, [host, find, kind]);

  const [first] = useState(() => ask);
  useEffect(() => {
    let gone = false;
    void host.device().then(
      async (device) => (await device.mayLocate()) && !gone && void first(),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [host, first]);

  return { ...found, onLocate: () => void ask() };
}
