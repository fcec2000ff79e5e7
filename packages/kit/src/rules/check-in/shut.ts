import type { BoardingState } from './check-in.ts';
import { segmentState, type SegmentState, type StatedSegment } from './journey-state.ts';

/** States in which nothing can be done online for a segment any more. */
export const shutStates = ['closed', 'departed', 'landed', 'missed', 'missedConnection'] as const;
export type ShutState = (typeof shutStates)[number];

/**
 * The state of a segment where nothing can be done online for it any more; undefined elsewhere. Cancelled passengers
 * count as open: they may begin again.
 * @param segments those of the journey, in order
 * @param now the airline's clock, milliseconds since 1970
 */
export function shutState<Segment extends StatedSegment>(
  segments: readonly Segment[],
  segment: Segment,
  now: number,
): ShutState | undefined {
  const state = segmentState(segments, reopened(segment), now);
  return shutStates.find((each) => each === state);
}

/** A segment in which those who have cancelled are open again. */
export const reopened = <Segment extends StatedSegment>(segment: Segment): Segment => ({
  ...segment,
  passengers: segment.passengers.map((one) =>
    one.state === 'cancelled' ? { ...one, state: 'open' satisfies BoardingState } : one,
  ),
});

/** One thing to do next: `before` is the segment that has to be checked in for first, `carrier` the airline that flies it. */
export type NextStep =
  | 'checkIn'
  | 'chooseSeats'
  | 'before'
  | 'pass'
  | 'counter'
  | 'hotline'
  | 'claim'
  | 'carrier';

/** Next step in each state. A claim is for points that do not arrive by themselves after the flight. */
export const nextSteps: Record<SegmentState, NextStep> = {
  unsupported: 'carrier',
  early: 'chooseSeats',
  locked: 'before',
  open: 'checkIn',
  closing: 'checkIn',
  closed: 'counter',
  done: 'pass',
  departed: 'pass',
  landed: 'claim',
  missed: 'hotline',
  missedConnection: 'hotline',
};
