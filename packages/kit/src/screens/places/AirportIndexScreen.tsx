import { useMemo } from 'react';
import { citiesOfAirports, useAirportList } from '../../client/places/places.ts';
import { useMessages } from '../../messages/provider.tsx';
import { usePlace } from '../../navigation/provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { PlaceIndex } from './PlaceIndex.tsx';
import { PlaceStates } from './PlaceStates.tsx';

/** /airportIndex: the airports that are flown to; `end` says for which end of a journey, `code` what is chosen so far. */
export function AirportIndexScreen() {
  const t = useMessages('place-index');
  const { query } = usePlace('airportIndex');
  const read = useAirportList();
  const list = read.data?.list;
  const served = useMemo(() => list && citiesOfAirports(list), [list]);
  const end = query.end === 'from' || query.end === 'to' ? query.end : 'any';
  return (
    <Frame title={t(`airport.${end}`)} closes bleed>
      {served ? (
        <PlaceIndex kind="airport" code={query.code} served={served} />
      ) : (
        <PlaceStates read={read} title={t('airport.failed')} />
      )}
    </Frame>
  );
}
