import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { dot } from '../../primitives/dot.css.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { JourneySegment } from './types.ts';
import { useMoments } from './use-moments.ts';
import * as styles from './SegmentHead.css.ts';

export interface SegmentHeadProps extends RootProps<HTMLDivElement> {
  /** Departure and number. */
  segment: Pick<JourneySegment, 'departure' | 'flightNo'>;
  /** The airline's clock, milliseconds since 1970. */
  now: number;
  /** Names of who flies. */
  people?: readonly string[] | undefined;
  /** A `Badge` about the segment's state, at the end. */
  badge?: ReactNode;
}

/** Day, flight number and, where they are nowhere else, the names, with a badge at the end. */
export function SegmentHead({
  segment: { departure, flightNo },
  now,
  people,
  badge,
  className,
  ...root
}: SegmentHeadProps) {
  const t = useMessages('check-in');
  const { day } = useMoments(now);
  return (
    <div {...root} className={classNames(styles.head, className)}>
      <p className={styles.facts}>
        <time dateTime={departure.time}>{day(departure.time)}</time>
        <span className={styles.flight}>{flightNo}</span>
        {people && people.length > 0 && (
          <>
            <span className={dot} />
            {/* Each on one line. */}
            {people.map((name) => name.replaceAll(' ', '\u00a0')).join(t('separator'))}
          </>
        )}
      </p>
      {badge}
    </div>
  );
}
