import { Suspense } from 'react';
import { PlaceList } from '../../components/place-field/PlaceList.tsx';
import type { PlaceHelp } from '../../components/place-field/types.ts';
import type { PlaceKind } from '../../rules/places/place-index.ts';
import { recentPlaces } from '../../session/recent-places.ts';
import { useSession } from '../../session/session-provider.tsx';
import { useBelowBar } from '../shell/use-below-bar.ts';
import { useAnswerPlace } from './hand-over.ts';
import * as styles from './places.css.ts';
import { PlacesLoading } from './PlaceStates.tsx';
import { useNearby } from './use-nearby.ts';

interface PlaceIndexProps extends Pick<PlaceHelp, 'served' | 'hot'> {
  kind: PlaceKind;
  /** Code of what is chosen so far, as the address has it. */
  code: string | undefined;
}

/** The list as a page: what is chosen goes to who asked. */
export function PlaceIndex({ kind, code = '', served, hot }: PlaceIndexProps) {
  const session = useSession();
  const nearby = useNearby(kind);
  const answer = useAnswerPlace();
  const top = useBelowBar();
  return (
    <div className={styles.list}>
      <Suspense fallback={<PlacesLoading />}>
        <PlaceList
          kind={kind}
          value={code}
          onChange={(chosen, of) => answer({ code: chosen, kind: of })}
          help={{ recent: recentPlaces(session), nearby, served, hot }}
          top={top}
        />
      </Suspense>
    </div>
  );
}
