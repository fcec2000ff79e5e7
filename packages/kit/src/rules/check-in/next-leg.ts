import { checkInWindow, timeLeft } from './check-in.ts';
import { segmentState, type SegmentState, type StatedSegment } from './journey-state.ts';

/** A segment as far as it is recognised. */
interface NumberedSegment extends StatedSegment {
  readonly flightNo: string;
}

interface JourneyOf<Segment> {
  readonly segments: readonly Segment[];
}

/** One segment, those of its journey, and where it stands. */
export interface StatedLeg<Segment> {
  readonly segment: Segment;
  readonly segments: readonly Segment[];
  readonly state: SegmentState;
}

/**
 * The segment that a flight is, by its number and departure.
 * @param now the airline's clock, milliseconds since 1970
 */
export function legOf<Segment extends NumberedSegment>(
  journeys: readonly JourneyOf<Segment>[],
  flight: { readonly flightNo: string; readonly departure: { readonly time: string } },
  now: number,
): StatedLeg<Segment> | undefined {
  const at = Date.parse(flight.departure.time);
  for (const { segments } of journeys) {
    const segment = segments.find(
      (each) => each.flightNo === flight.flightNo && Date.parse(each.departure.time) === at,
    );
    if (segment) return { segment, segments, state: segmentState(segments, segment, now) };
  }
  return undefined;
}

/** A segment whose check-in is in its last hour, and the whole minutes that are left. */
export interface ClosingSegment<Segment> {
  readonly segment: Segment;
  readonly minutes: number;
}

/**
 * Segments besides one whose check-in closes within the hour, the first to close on top.
 * @param now the airline's clock, milliseconds since 1970
 */
export function closingBesides<Segment extends StatedSegment>(
  journeys: readonly JourneyOf<Segment>[],
  besides: string | undefined,
  now: number,
): readonly ClosingSegment<Segment>[] {
  return journeys
    .flatMap(({ segments }) =>
      segments.filter(
        (segment) => segment.segmentId !== besides && segmentState(segments, segment, now) === 'closing',
      ),
    )
    .map((segment) => {
      const { hours, minutes } = timeLeft(checkInWindow(segment).closes, now);
      return { segment, minutes: hours * 60 + minutes };
    })
    .toSorted((one, other) => one.minutes - other.minutes);
}
