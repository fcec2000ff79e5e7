import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { useFormats } from '../../messages/use-formats.ts';
import { localTime } from '../../rules/time/time.ts';
import { byMonth, leadingTrip, type Leg } from '../../rules/check-in/trips.ts';
import type { JourneySegment } from '../segment-route/types.ts';
import { DayMark } from './DayMark.tsx';
import { TripCard } from './TripCard.tsx';
import type { TripShared } from './types.ts';
import * as styles from './TripList.css.ts';

export interface TripListProps extends RootProps<HTMLDivElement> {
  /** In the order in which they are shown. */
  legs: readonly Leg<JourneySegment>[];
  /** Clock, addresses, and the segment with the one filled button. */
  shared: TripShared;
  /** Ways to keep the next flight and hand it on, under its card. */
  tools?: ((segment: JourneySegment) => ReactNode) | undefined;
  /** They are behind: nothing is to do for them, but for one that was missed. */
  past?: boolean | undefined;
}

/** Flights by month, each beside its day; the next one is drawn large. */
export function TripList({ legs, shared, tools, past = false, ...root }: TripListProps) {
  const { date } = useFormats();
  const next = past ? undefined : leadingTrip(legs, shared.now);
  return (
    <div {...root}>
      {byMonth(legs).map(({ month, legs: ofMonth }) => (
        <section key={month} className={styles.month}>
          <h2 className={styles.heading}>{date(month, 'month')}</h2>
          <ol className={styles.legs}>
            {ofMonth.map((leg, index) => (
              <li key={leg.segment.segmentId} className={styles.leg}>
                <DayMark
                  departure={leg.segment.departure.time}
                  now={shared.now}
                  same={dayOf(ofMonth[index - 1]) === dayOf(leg)}
                  next={leg === next}
                />
                <div className={styles.flight}>
                  <TripCard leg={leg} shared={shared} large={leg === next} past={past} />
                  {leg === next && tools?.(leg.segment)}
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

const dayOf = (leg: Leg<JourneySegment> | undefined): string | undefined =>
  leg && localTime(leg.segment.departure.time).day;
