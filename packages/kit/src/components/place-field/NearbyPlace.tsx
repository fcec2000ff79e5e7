import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { Place, PlaceKind } from '../../rules/places/place-index.ts';
import * as styles from './NearbyPlace.css.ts';
import type { Nearby } from './types.ts';

interface NearbyPlaceProps {
  nearby: Nearby;
  /** The place that was found. */
  place: Place | '' | undefined;
  onChoose: (code: string, kind: PlaceKind) => void;
}

/** The place where the traveller is: asked for by a tap, then itself a choice. It says what is wrong when it cannot be known. */
export function NearbyPlace({ nearby: { state, onLocate }, place, onChoose }: NearbyPlaceProps) {
  const t = useMessages('places');
  if (state === 'found' && place) {
    return (
      <button type="button" className={styles.row} onClick={() => onChoose(place.code, place.kind)}>
        <Icon name="pin" className={styles.pin} />
        <span className={styles.name}>{place.name}</span>
        <span className={styles.aside}>{t('place.nearby.here')}</span>
      </button>
    );
  }
  if (state === 'unasked' || state === 'asking') {
    return (
      <button
        type="button"
        className={styles.row}
        aria-disabled={state === 'asking'}
        onClick={state === 'asking' ? undefined : onLocate}
      >
        <Icon name="pin" className={styles.pin} />
        <span className={styles.link} aria-live="polite">
          {t(`place.nearby.${state === 'asking' ? 'asking' : 'ask'}`)}
        </span>
      </button>
    );
  }
  const told = state === 'refused' ? 'refused' : 'unavailable';
  return (
    <div className={styles.row}>
      <Icon name="pin" />
      <span className={styles.told} role="status">
        {t(`place.nearby.${told}`)}
      </span>
      <Button variant="text" onClick={onLocate}>
        {t('place.nearby.again')}
      </Button>
    </div>
  );
}
