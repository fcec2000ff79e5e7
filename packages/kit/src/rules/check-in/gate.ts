import { checkInWindow, segmentBefore, windowState } from './check-in.ts';
import type { StatedSegment } from './journey-state.ts';
import { shutState, type ShutState } from './shut.ts';

/** A segment as far as its gate is read. */
export interface GatedSegment extends StatedSegment {
  readonly passengers: readonly (StatedSegment['passengers'][number] & {
    /** The information for international travel is complete; left out where none is asked for. */
    readonly informed?: boolean | undefined;
  })[];
}

/** Whether these passengers can check in now, or what is in the way. The names are those of the refusals' words. */
export type CheckInGate<Segment> =
  | { readonly gate: 'open' }
  /** `done`: all of them are checked in. */
  | { readonly gate: ShutState | 'notSupported' | 'notOpen' | 'informationMissing' | 'done' }
  | { readonly gate: 'outOfTurn'; readonly before: Segment };

/**
 * Refusal that a server would give, told before anybody chooses a seat. Source: travel.md sections 4 and 9.
 * @param segments of the journey, in their order
 * @param now the airline's clock, ms since 1970
 */
export function checkInGate<Segment extends GatedSegment>(
  segments: readonly Segment[],
  segment: Segment,
  passengerIds: readonly string[],
  now: number,
): CheckInGate<Segment> {
  const people = segment.passengers.filter(({ passengerId }) => passengerIds.includes(passengerId));
  if (!segment.supported) return { gate: 'notSupported' };
  const shut = shutState(segments, { ...segment, passengers: people }, now);
  if (shut) return { gate: shut };
  if (people.every(({ state }) => state === 'checkedIn')) return { gate: 'done' };
  if (windowState(checkInWindow(segment), now) === 'early') return { gate: 'notOpen' };
  for (const { passengerId } of people) {
    const before = segmentBefore(segments, segment.segmentId, passengerId);
    if (before) return { gate: 'outOfTurn', before };
  }
  return people.some(({ informed }) => informed === false)
    ? { gate: 'informationMissing' }
    : { gate: 'open' };
}
