import type { JourneySegment } from '../../components/segment-route/types.ts';
import type { TripChange } from '../../components/trip-list/types.ts';
import type { StatedLeg } from '../../rules/check-in/next-leg.ts';
import type { TripState } from '../../rules/check-in/trip-state.ts';

/** Segment of the next journey, as it stands. */
export interface TripLeg extends StatedLeg<JourneySegment> {
  /** State of the trip, which knows boarding and what the airline has changed. */
  readonly trip: TripState;
  readonly change: TripChange | undefined;
}

/** Passengers who have a seat of their own. */
export const seated = ({ passengers }: JourneySegment) =>
  passengers.filter(({ paxType }) => paxType !== 'INF');

/** Somebody is checked in. */
export const isCheckedIn = ({ passengers }: JourneySegment): boolean =>
  passengers.some(({ state }) => state === 'checkedIn');

/**
 * The one way on from a segment:
 * - `change` the decision on what the airline has changed; `dynamics` the flight that is cancelled
 * - `pass` the boarding pass, once there are seats; `checkIn` while it is open; `seats` before
 */
export type WayOn = 'change' | 'dynamics' | 'pass' | 'checkIn' | 'seats';

/** The way on from a segment now; undefined where nothing can be done for it. */
export function wayOn({ segment, state, trip, change }: TripLeg): WayOn | undefined {
  if (change && (trip === 'changed' || trip === 'flightCancelled')) return 'change';
  if (trip === 'flightCancelled') return 'dynamics';
  const isSeated = seated(segment).map(({ seat }) => seat !== undefined);
  if ((state === 'done' || state === 'departed') && isCheckedIn(segment))
    return isSeated.includes(true) ? 'pass' : undefined;
  if (state === 'open' || state === 'closing') return 'checkIn';
  return state === 'early' && isSeated.includes(false) ? 'seats' : undefined;
}
