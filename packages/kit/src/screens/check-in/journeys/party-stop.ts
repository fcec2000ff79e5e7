import type { JourneySegment } from '../../../components/segment-route/types.ts';
import { partyObstacle, type PartyPurpose } from '../../../rules/check-in/party.ts';
import { segmentState } from '../../../rules/check-in/journey-state.ts';

/** Why nobody of a segment can be chosen at all. */
export type PartyStop = 'notSupported' | 'closed' | 'notOpen' | 'outOfTurn' | 'nobody';

/** What stands in the way of the whole segment; undefined where somebody can be chosen. */
export function partyStop(
  segments: readonly JourneySegment[],
  segment: JourneySegment,
  purpose: PartyPurpose,
  now: number,
): PartyStop | undefined {
  const state = segmentState(
    segments,
    // Who has cancelled may begin again.
    {
      ...segment,
      passengers: segment.passengers.map((one) =>
        one.state === 'cancelled' ? { ...one, state: 'open' } : one,
      ),
    },
    now,
  );
  if (state === 'unsupported') return 'notSupported';
  if (state === 'departed' || state === 'closed') return 'closed';
  if (purpose === 'checkIn' && state === 'early') return 'notOpen';
  if (purpose === 'checkIn' && state === 'locked') return 'outOfTurn';
  return segment.passengers.some(
    (passenger) => partyObstacle(segments, segment, passenger, purpose) === undefined,
  )
    ? undefined
    : 'nobody';
}
