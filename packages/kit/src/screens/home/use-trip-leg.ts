import type { Trip } from '../../contracts/home/home.ts';
import { legOf } from '../../rules/check-in/next-leg.ts';
import { tripState } from '../../rules/check-in/trip-state.ts';
import { useTripChanges } from '../check-in/journeys/use-trip-changes.ts';
import type { TripLeg } from './trip-leg.ts';
import { useQuietJourneys } from './use-quiet-journeys.ts';

/** Segment of the next journey; none while the journeys are not known. */
export function useTripLeg(flight: Trip, now: number): TripLeg | undefined {
  const { data } = useQuietJourneys();
  const changeOf = useTripChanges();
  const leg = data && legOf(data.journeys, flight, now);
  if (!leg) return undefined;
  const change = changeOf(leg.segments, leg.segment);
  return { ...leg, change, trip: tripState(leg.segments, leg.segment, change?.kind, now) };
}
