import type { ChangedOrder } from '../../rules/check-in/trip-state.ts';
import type { ActionShared } from '../journey-card/types.ts';
import type { JourneySegment } from '../segment-route/types.ts';

/** An order by which the airline has changed a flight, and where that is decided. */
export interface TripChange {
  readonly kind: NonNullable<ChangedOrder['change']>;
  readonly href: string;
}

/** Data that the flights of a list share. */
export interface TripShared extends ActionShared {
  /** Change of a flight that waits for a decision; without it none is told. */
  readonly changeOf?:
    | ((segments: readonly JourneySegment[], segment: JourneySegment) => TripChange | undefined)
    | undefined;
}
