import {
  checkInWindow,
  isToDo,
  segmentBefore,
  urgencyOf,
  windowState,
  type BoardingState,
  type CheckInSegment,
} from './check-in.ts';
import { expectedTime, type PlannedTime } from '../time/time.ts';

/** A segment as far as its state is read from it. */
export interface StatedSegment extends CheckInSegment {
  /** Check-in is offered here; that of other airlines is not. */
  readonly supported: boolean;
  readonly arrival: PlannedTime;
}

/**
 * How a segment stands for those of it who have not checked in: `locked` waits for an earlier segment, `done` is for nobody any
 * more, since all are checked in or cancelled; the others follow the window. After it has left: `departed` and `landed` with
 * somebody who is checked in, `missed` with nobody. `missedConnection`: it has not left, but a segment before it has, without
 * those who are left here.
 */
export const segmentStates = [
  'unsupported',
  'departed',
  'landed',
  'missed',
  'missedConnection',
  'done',
  'closed',
  'early',
  'locked',
  'closing',
  'open',
] as const;
export type SegmentState = (typeof segmentStates)[number];

/**
 * @param segments those of the journey, in order
 * @param now the airline's clock, milliseconds since 1970
 */
export function segmentState<Segment extends StatedSegment>(
  segments: readonly Segment[],
  segment: Segment,
  now: number,
): SegmentState {
  if (!segment.supported) return 'unsupported';
  if (hasLeft(segment, now)) return leftAs(segment, now);
  if (!isToDo(segment, now)) return 'done';
  const before = waitsFor(segments, segment);
  if (before?.supported && hasLeft(before, now)) return 'missedConnection';
  const state = windowState(checkInWindow(segment), now);
  if (state === 'closed' || state === 'early') return state;
  return before ? 'locked' : state;
}

const hasLeft = ({ departure }: CheckInSegment, now: number): boolean =>
  Date.parse(expectedTime(departure)) <= now;

function leftAs({ arrival, passengers }: StatedSegment, now: number): 'departed' | 'landed' | 'missed' {
  if (passengers.every(({ state }) => state !== 'checkedIn')) return 'missed';
  return Date.parse(expectedTime(arrival)) <= now ? 'landed' : 'departed';
}

/** The segment that all who are left on this one have to check in for first; undefined when somebody need not wait. */
export function waitsFor<Segment extends CheckInSegment>(
  segments: readonly Segment[],
  { segmentId, passengers }: Segment,
): Segment | undefined {
  const before = passengers
    .filter(({ state }) => state === 'open')
    .map(({ passengerId }) => segmentBefore(segments, segmentId, passengerId));
  return before.includes(undefined) ? undefined : before[0];
}

/**
 * The journeys for which somebody can still check in, what runs out first on top; those of which nothing is offered here come last.
 * @param now the airline's clock, milliseconds since 1970
 */
export function toDoOf<J extends { readonly segments: readonly StatedSegment[] }>(
  journeys: readonly J[],
  now: number,
): J[] {
  const urgency = ({ segments }: J) =>
    urgencyOf(
      segments.filter(({ supported }) => supported),
      now,
    );
  return (
    journeys
      .filter(({ segments }) => segments.some((segment) => isToDo(segment, now)))
      .map((journey) => ({ journey, urgency: urgency(journey) }))
      // Infinity less Infinity is NaN, which sorting takes for equal.
      .toSorted((one, other) => one.urgency - other.urgency)
      .map(({ journey }) => journey)
  );
}

/** The first segment that can be checked in for now, in the order of the journeys. */
export function nextSegment<Segment extends StatedSegment>(
  journeys: readonly { readonly segments: readonly Segment[] }[],
  now: number,
): Segment | undefined {
  for (const { segments } of journeys) {
    const found = segments.find((segment) =>
      ['open', 'closing'].includes(segmentState(segments, segment, now)),
    );
    if (found) return found;
  }
  return undefined;
}

/** The passengers of a segment whose check-in came to the same. */
export interface Processed<Segment extends CheckInSegment> {
  readonly segment: Segment;
  readonly state: Exclude<BoardingState, 'open'>;
  readonly passengers: readonly Segment['passengers'][number][];
}

const processedStates = ['checkedIn', 'cancelled'] as const;

/** Processed check-ins: the next to leave first, those that have left last, the latest of them first. */
export function processedOf<Segment extends CheckInSegment>(
  journeys: readonly { readonly segments: readonly Segment[] }[],
  now: number,
): Processed<Segment>[] {
  const departs = ({ segment }: Processed<Segment>) => Date.parse(segment.departure.time);
  return journeys
    .flatMap(({ segments }) => segments)
    .flatMap((segment) =>
      processedStates.map((state) => ({
        segment,
        state,
        passengers: segment.passengers.filter((one) => one.state === state),
      })),
    )
    .filter(({ passengers }) => passengers.length > 0)
    .toSorted((one, other) => {
      const left = departs(one) <= now;
      if (left !== departs(other) <= now) return left ? 1 : -1;
      return left ? departs(other) - departs(one) : departs(one) - departs(other);
    });
}
