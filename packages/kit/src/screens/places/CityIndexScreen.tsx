import { useMemo } from 'react';
import { citiesOfTree, useCityTree } from '../../client/places/places.ts';
import { useMessages } from '../../messages/provider.tsx';
import { usePlace } from '../../navigation/provider.tsx';
import { chooseEnd } from '../booking/searches.ts';
import { useSession } from '../../session/session-provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { PlaceIndex } from './PlaceIndex.tsx';
import { PlaceStates } from './PlaceStates.tsx';

/** /cityIndex: the cities that are flown to; `end` says for which end of a journey, `code` what is chosen so far, `segment` of which search for flights. */
export function CityIndexScreen() {
  const t = useMessages('place-index');
  const session = useSession();
  const { query } = usePlace('cityIndex');
  const read = useCityTree();
  const tree = read.data && 'cityTree' in read.data ? read.data.cityTree : undefined;
  const served = useMemo(() => tree && citiesOfTree(tree), [tree]);
  const hot = useMemo(() => tree && { inner: tree.inner.hot, outer: tree.outer.hot }, [tree]);
  const end = query.end === 'from' || query.end === 'to' ? query.end : 'any';
  const segment = Number(query.segment);
  const onChoose = (code: string) => {
    if (end !== 'any' && query.segment !== undefined && Number.isSafeInteger(segment))
      chooseEnd(session, { segment, end, code });
  };
  return (
    <Frame title={t(`city.${end}`)} closes bleed>
      {served ? (
        <PlaceIndex kind="city" code={query.code} onChoose={onChoose} served={served} hot={hot} />
      ) : (
        <PlaceStates read={read} title={t('city.failed')} />
      )}
    </Frame>
  );
}
