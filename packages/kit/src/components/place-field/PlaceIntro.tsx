import { useId } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import type { Place, PlaceIndex, PlaceKind } from '../../rules/places/place-index.ts';
import { NearbyPlace } from './NearbyPlace.tsx';
import * as styles from './PlaceIntro.css.ts';
import type { Nearby } from './types.ts';

interface PlaceIntroProps {
  index: PlaceIndex;
  kind: PlaceKind;
  /** Codes asked for most. */
  hot: readonly string[];
  /** Codes chosen before. */
  recent: readonly string[];
  nearby: Nearby | undefined;
  /** Key of the chosen place. */
  chosen: string | undefined;
  onChoose: (code: string, kind: PlaceKind) => void;
}

/** Part above the letters: where the traveller is, what was chosen before, and what is asked for most. */
export function PlaceIntro({ index, kind, hot, recent, nearby, chosen, onChoose }: PlaceIntroProps) {
  const t = useMessages('places');
  const placesOf = (codes: readonly string[]) => codes.flatMap((code) => index.placeOf(code) ?? []);
  const before = placesOf(recent);
  return (
    <div className={styles.intro}>
      {nearby && (
        <NearbyPlace nearby={nearby} place={nearby.code && index.placeOf(nearby.code)} onChoose={onChoose} />
      )}
      {before.length > 0 && <Choices title={t('place.recent')} places={before} {...{ chosen, onChoose }} />}
      <Choices title={t(`place.hot.${kind}`)} places={placesOf(hot)} {...{ chosen, onChoose }} />
    </div>
  );
}

interface ChoicesProps extends Pick<PlaceIntroProps, 'chosen' | 'onChoose'> {
  title: string;
  places: readonly Place[];
}

function Choices({ title, places, chosen, onChoose }: ChoicesProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <div className={styles.choices}>
        {places.map(({ key, code, kind, name }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === chosen}
            className={styles.choice}
            onClick={() => onChoose(code, kind)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
