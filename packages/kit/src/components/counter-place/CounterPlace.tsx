import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { dotted, dottedFact } from '../../primitives/dot.css.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { placeOf } from '../segment-route/SegmentRoute.tsx';
import type { JourneySegment } from '../segment-route/types.ts';
import { useMoments } from '../segment-route/use-moments.ts';
import * as styles from './CounterPlace.css.ts';

export interface CounterPlaceProps extends RootProps<HTMLDivElement> {
  /** Where the flight is handled. */
  segment: Pick<JourneySegment, 'departure' | 'airport'>;
  /** The airline's clock, milliseconds since 1970. An hour that is over is not told. */
  now: number;
}

/** Place for all that cannot be done online: which counter of which terminal, and until when. */
export function CounterPlace({ segment: { departure, airport }, now, ...root }: CounterPlaceProps) {
  const t = useMessages('check-in');
  const { before } = useMoments(now);
  return (
    <div {...root}>
      <p className={styles.what}>{t('counter.title')}</p>
      <p className={styles.line}>
        <span className={classNames(styles.place, dotted)}>
          <span className={dottedFact}>{placeOf(departure)}</span>
          {airport.counters !== undefined && (
            <span className={classNames(styles.whole, dottedFact)}>{airport.counters}</span>
          )}
        </span>
        {airport.bagsUntil !== undefined && Date.parse(airport.bagsUntil) > now && (
          <span className={styles.until}>{before(airport.bagsUntil)}</span>
        )}
      </p>
      {airport.counters === undefined && <p className={styles.what}>{t('counter.any')}</p>}
    </div>
  );
}
