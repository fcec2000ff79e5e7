import { Suspense } from 'react';
import { PlaceList } from '../../components/place-field/PlaceList.tsx';
import type { PlaceHelp } from '../../components/place-field/types.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import type { PlaceKind } from '../../rules/places/place-index.ts';
import { recentPlaces, rememberPlace } from '../../session/recent-places.ts';
import { useSession } from '../../session/session-provider.tsx';
import { useBelowBar } from '../shell/use-below-bar.ts';
import * as styles from './places.css.ts';
import { PlacesLoading } from './PlaceStates.tsx';
import { useNearby } from './use-nearby.ts';

interface PlaceIndexProps extends Pick<PlaceHelp, 'served' | 'hot'> {
  kind: PlaceKind;
  /** Code of what is chosen so far, as the address has it. */
  code: string | undefined;
  /** Takes the code that was chosen, before the way back. */
  onChoose?: ((code: string) => void) | undefined;
}

/** The list as a page: a choice is kept for the next time, and leads back. */
export function PlaceIndex({ kind, code = '', served, hot, onChoose }: PlaceIndexProps) {
  const session = useSession();
  const nearby = useNearby(kind);
  const navigation = useNavigation();
  const top = useBelowBar();
  return (
    <div className={styles.list}>
      <Suspense fallback={<PlacesLoading />}>
        <PlaceList
          kind={kind}
          value={code}
          onChange={(chosen) => {
            rememberPlace(session, chosen);
            onChoose?.(chosen);
            navigation.back();
          }}
          help={{ recent: recentPlaces(session), nearby, served, hot }}
          top={top}
        />
      </Suspense>
    </div>
  );
}
