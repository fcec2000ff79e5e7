import { segmentState, type SegmentState, type StatedSegment } from './journey-state.ts';
import { expectedTime, minutesBetween, type PlannedTime } from '../time/time.ts';

/** A segment as far as these rules read it. */
export interface FlownSegment {
  readonly departure: PlannedTime & { readonly airport: string };
  readonly arrival: PlannedTime & { readonly airport: string };
}

/** One flight among all that a traveller has. */
export interface Leg<Segment extends FlownSegment> {
  readonly segment: Segment;
  /** Those of its journey, in order. */
  readonly segments: readonly Segment[];
  /** Place within the journey, from 1. */
  readonly number: number;
  /** Minutes between the landing of the flight before it and this one; undefined where that is no connection. */
  readonly layover?: number | undefined;
}

/** Longer on the ground than this, hours, is a stay and no connection. */
const longestLayover = 24;

const departs = <Segment extends FlownSegment>({ segment }: Leg<Segment>): number =>
  Date.parse(segment.departure.time);

function layoverOf(before: FlownSegment | undefined, { departure }: FlownSegment): number | undefined {
  if (before?.arrival.airport !== departure.airport) return undefined;
  const minutes = minutesBetween(before.arrival.time, departure.time);
  return minutes >= 0 && minutes <= longestLayover * 60 ? minutes : undefined;
}

/**
 * Every flight of the journeys: what has not landed yet, the next first; and what has, the latest first.
 * @param now the airline's clock, milliseconds since 1970
 */
export function tripsOf<Segment extends FlownSegment>(
  journeys: readonly { readonly segments: readonly Segment[] }[],
  now: number,
): { upcoming: Leg<Segment>[]; past: Leg<Segment>[] } {
  const legs = journeys
    .flatMap(({ segments }) =>
      segments.map((segment, index) => ({
        segment,
        segments,
        number: index + 1,
        layover: layoverOf(segments[index - 1], segment),
      })),
    )
    .toSorted((one, other) => departs(one) - departs(other));
  const landed = ({ segment }: Leg<Segment>) => Date.parse(expectedTime(segment.arrival)) <= now;
  return { upcoming: legs.filter((leg) => !landed(leg)), past: legs.filter(landed).toReversed() };
}

/** A segment as far as it is read from it whether it may lead. */
type LedSegment = FlownSegment &
  Omit<StatedSegment, 'passengers'> & {
    readonly passengers: readonly (StatedSegment['passengers'][number] & {
      /** `self` is the member. */
      readonly relation: string;
    })[];
  };

/** Nothing more can be done for it here. */
const shut: ReadonlySet<SegmentState> = new Set(['closed', 'departed', 'missed', 'missedConnection']);

/** Whether only others fly, and check-in is over for them. */
const isOthersShut = <Segment extends LedSegment>(
  { segment, segments }: Leg<Segment>,
  now: number,
): boolean =>
  segment.passengers.every(({ relation }) => relation !== 'self') &&
  shut.has(segmentState(segments, segment, now));

/**
 * The flight that leads: the next of the member's, or of others for which there is still time; the first where there is no such.
 * @param now the airline's clock, milliseconds since 1970
 */
export const leadingTrip = <Segment extends LedSegment>(
  legs: readonly Leg<Segment>[],
  now: number,
): Leg<Segment> | undefined => legs.find((leg) => !isOthersShut(leg, now)) ?? legs[0];

/** Flights by the month of their departure, in the calendar of its airport; the order stays. */
export function byMonth<Segment extends FlownSegment>(
  legs: readonly Leg<Segment>[],
): { month: string; legs: Leg<Segment>[] }[] {
  const months: { month: string; legs: Leg<Segment>[] }[] = [];
  for (const leg of legs) {
    const month = leg.segment.departure.time.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.legs.push(leg);
    else months.push({ month, legs: [leg] });
  }
  return months;
}
