import type { JourneySegment } from '../../../components/segment-route/types.ts';
import { partyObstacle, type PartyPurpose } from '../../../rules/check-in/party.ts';
import { segmentState } from '../../../rules/check-in/journey-state.ts';
import { reopened, shutState, type ShutState } from '../../../rules/check-in/shut.ts';

/** Why nobody of a segment can be chosen at all. */
export type PartyStop = ShutState | 'notSupported' | 'notOpen' | 'outOfTurn' | 'nobody';

/** Obstacle for the whole segment; undefined where somebody can be chosen. */
export function partyStop(
  segments: readonly JourneySegment[],
  segment: JourneySegment,
  purpose: PartyPurpose,
  now: number,
): PartyStop | undefined {
  const shut = shutState(segments, segment, now);
  if (shut) return shut;
  const state = segmentState(segments, reopened(segment), now);
  if (state === 'unsupported') return 'notSupported';
  if (purpose === 'checkIn' && state === 'early') return 'notOpen';
  if (purpose === 'checkIn' && state === 'locked') return 'outOfTurn';
  return segment.passengers.some(
    (passenger) => partyObstacle(segments, segment, passenger, purpose) === undefined,
  )
    ? undefined
    : 'nobody';
}
